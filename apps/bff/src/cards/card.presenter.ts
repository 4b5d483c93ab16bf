import type { ArticleCard, CardStory, ReadingListEntry } from '#contract/reading';
import type { SourceBrief, TrustRange } from '#contract/sources';
import { isFirstEstimate } from '#domain/trust/factors';
import type { CardRow, ReadingListRow } from '#persistence/reading';
import type { Tag } from '#vocabulary';
import type { ImageAddress } from '../images/image-addresses.service.js';

/** Converts 0–100 to 0–10 with one decimal. */
export function credibility(trustScore: number | null): number | null {
  return trustScore === null ? null : Math.round(trustScore) / 10;
}

/** The columns of a source that say how far it can be relied on. */
export interface RatedRow {
  trust_score: number | null;
  trust_low: number | null;
  trust_high: number | null;
}

/** The range of a score. A score that was stored before ranges were has no width. */
export function trustRange({ trust_score, trust_low, trust_high }: RatedRow): TrustRange | null {
  if (trust_score === null) return null;
  const [low, high] = [trust_low ?? trust_score, trust_high ?? trust_score];
  return {
    low: Math.round(low) / 10,
    high: Math.round(high) / 10,
    isFirstEstimate: isFirstEstimate({ low, high }),
  };
}

export function presentSourceBrief(row: RatedRow & { id: number; name: string; slug: string }): SourceBrief {
  const { id, name, slug } = row;
  return { id, name, slug, credibilityScore: credibility(row.trust_score), trustRange: trustRange(row) };
}

export function presentCard(row: CardRow, imageAddress: ImageAddress): ArticleCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    language: row.language,
    imageUrl: imageAddress(row.image_url),
    sourceUrl: row.url,
    author: row.author,
    publishedAt: row.published_at.toISOString(),
    source: presentSourceBrief({
      id: row.source_id,
      name: row.source_name,
      slug: row.source_slug,
      trust_score: row.trust_score,
      trust_low: row.trust_low,
      trust_high: row.trust_high,
    }),
    sourceId: row.source_id,
    sourceName: row.source_name,
    category: row.category,
    tags: row.tags as Tag[],
    topicId: row.topic_id,
    story: presentStory(row),
    copies: row.copy_count,
  };
}

function presentStory(row: CardRow): CardStory | null {
  if (row.story_articles < 2 && row.story_origins < 2) return null;
  return {
    slug: row.story_slug,
    name: row.story_name,
    language: row.story_language,
    originCount: row.story_origins,
    status: row.story_status,
  };
}

export function presentCards(rows: readonly CardRow[], imageAddress: ImageAddress): ArticleCard[] {
  return rows.map((row) => presentCard(row, imageAddress));
}

export function presentReadingListEntry(row: ReadingListRow, imageAddress: ImageAddress): ReadingListEntry {
  return { article: presentCard(row, imageAddress), at: row.listed_at.toISOString() };
}
