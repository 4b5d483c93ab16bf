import { TopicStatus, type TopicWhy } from '#contract/stories';
import type { NextStep } from '#contract/timeline';
import type { Citation, Milestone, Story, StoryDetail, Why } from '#contract/v1';
import { readEndingReason } from '#domain/timeline/endings';
import type { PublishedStoryRow } from '#persistence/stories';
import type { MilestoneRow } from '#persistence/timeline';
import { isTag } from '#vocabulary';

/** The citations of articles, in the order of their ids. */
export type Cite = (articleIds: readonly number[]) => Citation[];

/** What a presenter needs besides rows. `origin` is the public origin, without a trailing slash. */
export interface Surroundings {
  origin: string;
  cite: Cite;
}

export const storyUrl = (origin: string, slug: string) => `${origin}/topics/${slug}`;

export function presentStory(row: PublishedStoryRow, { origin, cite }: Surroundings): Story {
  return {
    id: row.id,
    slug: row.slug,
    url: storyUrl(origin, row.slug),
    name: row.name,
    label: row.label,
    description: row.description,
    descriptionSentences: row.description_sources.map(({ text, articleId }) => ({
      text,
      citations: cite([articleId]),
    })),
    language: row.language,
    tag: row.tag !== null && isTag(row.tag) ? row.tag : null,
    status: row.status,
    completionPercent: row.estimated_completion_percent,
    whereItStands: presentStands(row, cite),
    ending: presentEnding(row, cite),
    originCount: row.origin_count,
    outletCount: row.source_count,
    articleCount: row.article_count,
    followerCount: row.follower_count,
    firstReportedAt: row.first_reported_at.toISOString(),
    lastReportedAt: row.last_reported_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function presentStands(row: PublishedStoryRow, cite: Cite): Story['whereItStands'] {
  const { stands_text: text, stands_at: at, stands_origins: origins } = row;
  if (text === null || at === null) return null;
  return {
    text,
    at: at.toISOString(),
    originCount: origins ?? 0,
    citations: cite(row.stands_article_ids),
  };
}

function presentEnding(row: PublishedStoryRow, cite: Cite): Story['ending'] {
  const { status, resolution_summary: summary, resolved_at: at } = row;
  if (status !== 'resolved' || summary === null || at === null) return null;
  return {
    text: readEndingReason(summary)?.sentence ?? summary,
    at: at.toISOString(),
    by: row.editor_fields.includes('status') ? 'editor' : 'machine',
    citations: cite(row.resolution_article_ids),
  };
}

export function presentStoryDetail(story: Story, next: readonly NextStep[], cite: Cite): StoryDetail {
  return {
    ...story,
    next: next.map(({ text, date, precision, articleIds }) => ({
      text,
      date,
      precision,
      citations: cite(articleIds),
    })),
  };
}

/** @param articleIds the articles that are cited for it */
export function presentMilestone(row: MilestoneRow, articleIds: readonly number[], cite: Cite): Milestone {
  return {
    id: row.id,
    storyId: row.topic_id,
    title: row.title,
    description: row.description,
    date: row.date.toISOString(),
    dateFrom: row.date_from,
    significance: row.significance,
    confirmation: row.confirmation_level,
    originCount: row.origin_count,
    outletCount: row.outlet_count,
    isRetracted: row.retracted_at !== null,
    citations: cite(articleIds),
  };
}

/** @param articlesOf the articles that are cited for a milestone */
export function presentWhy(
  why: TopicWhy,
  articlesOf: (milestoneId: number) => readonly number[],
  { origin, cite }: Surroundings,
): Why {
  const { status, completion, proposal } = why;
  return {
    story: { id: why.topicId, name: why.name, url: storyUrl(origin, why.slug) },
    status: {
      status: TopicStatus.parse(status.status),
      reason: status.reason,
      since: status.since,
      by: status.by,
      citations: cite(status.articleIds),
    },
    completion: { percent: completion.percent, reason: completion.reason },
    proposedEnding: proposal && {
      reason: proposal.reason,
      proposedAt: proposal.proposedAt,
      citations: cite(proposal.articleIds),
    },
    milestones: why.milestones.map(({ id, title, level, reason, retractedAt, origins }) => ({
      id,
      title,
      confirmation: level,
      isRetracted: retractedAt !== null,
      reason,
      origins: origins.map(({ label, firstReportedAt, articles }) => ({
        name: label,
        firstReportedAt,
        articleCount: articles,
      })),
      citations: cite(articlesOf(id)),
    })),
  };
}
