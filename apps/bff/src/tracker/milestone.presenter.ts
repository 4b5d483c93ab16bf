import type { SourceBrief } from '#contract/sources';
import type { StoryMilestone } from '#contract/stories';
import type { Claims, Milestone, Quote } from '#contract/timeline';
import { sentences } from '#domain/text';
import type {
  MilestoneArticleRow,
  MilestoneClaimRow,
  MilestoneQuoteRow,
  MilestoneRow,
  MilestoneSourceRow,
} from '#persistence/timeline';
import { presentSourceBrief } from '../cards/card.presenter.js';
import type { ImageAddress } from '../images/image-addresses.service.js';

const DAY_MS = 86_400_000;

/** The details of milestones, in the order of their queries, and how their pictures are shown. */
export interface MilestoneParts {
  sources: readonly MilestoneSourceRow[];
  quotes: readonly MilestoneQuoteRow[];
  claims: readonly MilestoneClaimRow[];
  imageAddress: ImageAddress;
}

/** Milestones, oldest first, each with the full days since the previous one. */
export function presentMilestones(rows: readonly MilestoneRow[], parts: MilestoneParts): Milestone[] {
  const sourcesOf = Map.groupBy(parts.sources, (row) => row.milestone_id);
  const quotesOf = Map.groupBy(parts.quotes, (row) => row.milestone_id);
  const claimsOf = Map.groupBy(parts.claims, (row) => row.milestone_id);
  return rows.map((row, index) => {
    const before = rows[index - 1];
    const gap = before ? Math.floor((row.date.getTime() - before.date.getTime()) / DAY_MS) : 0;
    const of = {
      sources: sourcesOf.get(row.id) ?? [],
      quotes: quotesOf.get(row.id) ?? [],
      claims: claimsOf.get(row.id) ?? [],
      imageAddress: parts.imageAddress,
    };
    return presentMilestone(row, of, gap);
  });
}

function presentMilestone(
  row: MilestoneRow,
  { sources, quotes, claims, imageAddress }: MilestoneParts,
  timeGap: number,
): Milestone {
  return {
    id: row.id,
    topicId: row.topic_id,
    title: row.title,
    description: row.description,
    firstSentence: sentences(row.description, 1)[0] ?? '',
    date: row.date.toISOString(),
    dateFrom: row.date_from,
    isSignificant: row.is_significant,
    impactValue: row.impact_value,
    significance: row.significance,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    imageUrl: imageAddress(row.image_url),
    sources: sources.map(presentSourceBrief),
    quotes: quotes.map(presentQuote),
    articleQuote: quotes[0]?.text ?? null,
    confirmationLevel: row.confirmation_level,
    originCount: row.origin_count,
    outletCount: row.outlet_count,
    timeGap,
    ...retractionOf(row),
    conflicts: presentConflicts(claims),
  };
}

function presentConflicts(rows: readonly MilestoneClaimRow[]): Claims[] {
  const byKind = Map.groupBy(rows, ({ kind, unit }) => `${kind} ${unit}`);
  return [...byKind.values()].flatMap((claims) => {
    const [first] = claims;
    return first ? [{ kind: first.kind, unit: first.unit, claims: claims.map(presentClaim) }] : [];
  });
}

export function presentClaim(row: Omit<MilestoneClaimRow, 'milestone_id'>): Claims['claims'][number] {
  return {
    value: row.value,
    atLeast: row.at_least,
    at: row.at.toISOString(),
    source: row.source_name,
    article: { id: row.article_id, slug: row.article_slug },
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
    ...retractionOf(row),
    articles: articles.map((article) => ({
      id: article.id,
      slug: article.slug,
      title: article.title,
      sourceUrl: article.url,
      source: sourceOf(article),
    })),
  };
}

function retractionOf(row: MilestoneRow): Pick<StoryMilestone, 'retracted' | 'retraction'> {
  return {
    retracted: row.retracted_at !== null,
    retraction: row.retracted_at === null ? null : row.retraction_reason,
  };
}

function sourceOf(article: MilestoneArticleRow): SourceBrief {
  return presentSourceBrief({
    id: article.source_id,
    name: article.source_name,
    slug: article.source_slug,
    trust_score: article.trust_score,
    trust_low: article.trust_low,
    trust_high: article.trust_high,
  });
}
