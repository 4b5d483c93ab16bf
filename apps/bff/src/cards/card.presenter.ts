import type { ArticleCard, ReadingListEntry } from '#contract/reading';
import type { SourceBrief } from '#contract/sources';
import type { CardRow, ReadingListRow } from '#persistence/reading';
import type { Tag } from '#vocabulary';

/** Converts 0–100 to 0–10 with one decimal. */
export function credibility(trustScore: number | null): number | null {
  return trustScore === null ? null : Math.round(trustScore) / 10;
}

export function presentSourceBrief(row: {
  id: number;
  name: string;
  slug: string;
  trust_score: number | null;
}): SourceBrief {
  return { id: row.id, name: row.name, slug: row.slug, credibilityScore: credibility(row.trust_score) };
}

export function presentCard(row: CardRow): ArticleCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    imageUrl: row.image_url,
    sourceUrl: row.url,
    author: row.author,
    publishedAt: row.published_at.toISOString(),
    source: presentSourceBrief({
      id: row.source_id,
      name: row.source_name,
      slug: row.source_slug,
      trust_score: row.trust_score,
    }),
    sourceId: row.source_id,
    sourceName: row.source_name,
    category: row.category,
    tags: row.tags as Tag[],
    topicId: row.topic_id,
    copies: row.copy_count,
  };
}

export function presentReadingListEntry(row: ReadingListRow): ReadingListEntry {
  return { article: presentCard(row), at: row.listed_at.toISOString() };
}
