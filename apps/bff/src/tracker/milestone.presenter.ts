import type { Milestone, Quote, SourceBrief, StoryMilestone } from '#contract';
import type { MilestoneArticleRow, MilestoneQuoteRow, MilestoneRow, MilestoneSourceRow } from '#persistence';
import { presentSourceBrief } from '../articles/card.presenter.js';

const DAY_MS = 86_400_000;

/** Milestones oldest first, each with the whole days since the one before it. */
export function presentMilestones(
  rows: readonly MilestoneRow[],
  sources: readonly MilestoneSourceRow[],
  quotes: readonly MilestoneQuoteRow[],
): Milestone[] {
  const sourcesOf = Map.groupBy(sources, (row) => row.milestone_id);
  const quotesOf = Map.groupBy(quotes, (row) => row.milestone_id);
  return rows.map((row, index) => {
    const before = rows[index - 1];
    const gap = before ? Math.floor((row.date.getTime() - before.date.getTime()) / DAY_MS) : 0;
    return presentMilestone(row, sourcesOf.get(row.id) ?? [], quotesOf.get(row.id) ?? [], gap);
  });
}

function presentMilestone(
  row: MilestoneRow,
  sources: readonly MilestoneSourceRow[],
  quotes: readonly MilestoneQuoteRow[],
  timeGap: number,
): Milestone {
  return {
    id: row.id,
    topicId: row.topic_id,
    title: row.title,
    description: row.description,
    date: row.date.toISOString(),
    isSignificant: row.is_significant,
    impactValue: row.impact_value,
    significance: row.significance,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    imageUrl: row.image_url,
    sources: sources.map(presentSourceBrief),
    quotes: quotes.map(presentQuote),
    articleQuote: quotes[0]?.text ?? null,
    confirmationLevel: row.confirmation_level,
    originCount: row.origin_count,
    outletCount: row.outlet_count,
    timeGap,
    retracted: row.retracted_at !== null,
  };
}

function presentQuote(row: MilestoneQuoteRow): Quote {
  return { text: row.text, speaker: row.speaker, source: { id: row.source_id, name: row.source_name } };
}

export function presentStoryMilestone(
  row: MilestoneRow,
  articles: readonly MilestoneArticleRow[],
): StoryMilestone {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    createdAt: row.date.toISOString(),
    significance: row.significance,
    confirmationLevel: row.confirmation_level,
    originCount: row.origin_count,
    outletCount: row.outlet_count,
    articles: articles.map((article) => ({
      id: article.id,
      slug: article.slug,
      title: article.title,
      sourceUrl: article.url,
      source: sourceOf(article),
    })),
  };
}

function sourceOf(article: MilestoneArticleRow): SourceBrief {
  return presentSourceBrief({
    id: article.source_id,
    name: article.source_name,
    slug: article.source_slug,
    trust_score: article.trust_score,
  });
}
