import type { ArticleCard } from '#contract/reading';
import type { Article, Citation } from '#contract/v1';
import type { CitationRow } from '#persistence/timeline';

export function presentCitation(row: CitationRow): Citation {
  return {
    articleId: row.id,
    title: row.title,
    outlet: { id: row.source_id, name: row.source_name },
    url: row.url,
    publishedAt: row.published_at.toISOString(),
  };
}

export function presentArticle(card: ArticleCard, origin: string): Article {
  return {
    id: card.id,
    title: card.title,
    excerpt: card.excerpt,
    url: card.sourceUrl,
    page: `${origin}/articles/${card.slug}`,
    author: card.author,
    publishedAt: timeOf(card),
    outlet: { id: card.source.id, name: card.source.name },
    tags: card.tags,
    storyId: card.topicId,
    copyCount: card.copies,
  };
}

/** Pages show articles without a time too, but every stored one has one. */
function timeOf({ id, publishedAt }: ArticleCard): string {
  if (publishedAt === null) throw new Error(`article ${id} has no time`);
  return publishedAt;
}
