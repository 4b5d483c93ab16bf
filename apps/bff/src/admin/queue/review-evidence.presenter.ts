import type { ReviewEvidence, ReviewSide } from '#contract/desk';
import type { ReportRow } from '#persistence/community';
import type { ReviewEntryRow, SideArticleRow, SideMilestoneRow, SideTopicRow } from '#persistence/desk';
import { presentQueuedReport } from '../../community/reports/report.presenter.js';
import { presentEntry } from './review-entry.presenter.js';
import { ACCEPTING, REFUSING, WHY } from './review-words.js';

/** What was read about the topics of an entry. */
export interface Compared {
  topics: readonly SideTopicRow[];
  milestones: readonly SideMilestoneRow[];
  articles: readonly SideArticleRow[];
  /** Of the part that would leave, or of the articles that show it. */
  partMilestones: readonly SideMilestoneRow[];
  partArticles: readonly SideArticleRow[];
}

interface Around {
  report: ReportRow | null;
  /** The sentence of a reported end. */
  reason: string | null;
  seen: number;
  editorId: number;
  now: Date;
}

export function presentEvidence(row: ReviewEntryRow, given: Compared & Around): ReviewEvidence {
  const { report, reason, seen, editorId, now } = given;
  const shared = row.detail.shared ?? '';
  return {
    entry: presentEntry(row, editorId, now),
    why: reason === null ? WHY[row.rule] : `${WHY[row.rule]} ${reason}`,
    accepting: ACCEPTING[row.rule],
    refusing: REFUSING[row.kind],
    shared: shared === '' ? [] : shared.split(', '),
    sides: sidesOf(row, given),
    milestoneId: row.kind === 'milestone' ? row.other_id : null,
    report: report && presentQueuedReport(report),
    seen,
  };
}

function sidesOf(row: ReviewEntryRow, given: Compared): ReviewSide[] {
  const whole = (id: number | null, heading: string) => storySide(id, heading, given);
  switch (row.kind) {
    case 'merge':
      return [whole(row.topic_id, 'One story'), whole(row.other_id, 'The other story')];
    case 'split': {
      const [part, rest] = [
        partSide('The part that would leave', given),
        whole(row.topic_id, 'What would stay'),
      ];
      const leaving = new Set(part.milestones.map(({ id }) => id));
      return [{ ...rest, milestones: rest.milestones.filter(({ id }) => !leaving.has(id)) }, part];
    }
    case 'resolution':
      return [whole(row.topic_id, 'The story'), partSide('Articles that report the end', given)];
    case 'milestone':
      return [whole(row.topic_id, 'The story'), partSide('The report', given)];
    case 'listing':
    case 'report':
      return [whole(row.topic_id, 'The story')];
  }
}

function storySide(
  id: number | null,
  heading: string,
  { topics, milestones, articles }: Compared,
): ReviewSide {
  const topic = topics.find((each) => each.id === id);
  return {
    heading,
    topic: topic ? presentTopic(topic) : null,
    milestones: milestones.filter(({ topic_id }) => topic_id === id).map(presentMilestone),
    articles: articles.filter(({ topic_id }) => topic_id === id).map(presentArticle),
  };
}

function partSide(heading: string, { partMilestones, partArticles }: Compared): ReviewSide {
  return {
    heading,
    topic: null,
    milestones: partMilestones.map(presentMilestone),
    articles: partArticles.map(presentArticle),
  };
}

function presentTopic(row: SideTopicRow): NonNullable<ReviewSide['topic']> {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    label: row.label,
    language: row.language,
    status: row.status,
    whereItStands: row.stands_text,
    followers: row.follower_count,
    articles: row.article_count,
    origins: row.origin_count,
  };
}

function presentMilestone(row: SideMilestoneRow): ReviewSide['milestones'][number] {
  return {
    id: row.id,
    title: row.title,
    language: row.language,
    date: row.date.toISOString(),
    level: row.confirmation_level,
    origins: row.origin_count,
  };
}

function presentArticle(row: SideArticleRow): ReviewSide['articles'][number] {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    language: row.language,
    source: row.source_name,
    publishedAt: row.published_at.toISOString(),
  };
}
