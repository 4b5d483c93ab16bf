import { articleSlug, storedCategories } from '#domain/ingest/article';
import { tagArticle } from '#domain/ingest/tagging';
import { detectLanguage } from '#domain/text';
import type { NewArticle } from '#persistence/ingest/article';
import type { DueFeedRow } from '#persistence/ingest/schedule';
import type { KeyedArticle } from './normalise.js';
import { RECORDED_ORIGIN } from './visit.js';

/** What tagging needs to know about the publisher. */
interface Publisher {
  feed: Pick<DueFeedRow, 'categories' | 'source_language'>;
}

/** Adds language, tags and slug to an article. The result is ready to store. */
export function tag({ feed }: Publisher, feedLanguage: string | null, article: KeyedArticle): NewArticle {
  const { title, excerpt: summary, url, categories } = article;
  const { tags } = tagArticle({ title, summary, url, categories: [...categories, ...feed.categories] });
  return {
    slug: articleSlug(title, article.identityKey),
    identityKey: article.identityKey,
    titleKey: article.titleKey,
    guid: article.guid,
    url,
    title,
    excerpt: summary,
    content: article.content,
    imageUrl: article.imageUrl?.replace(`${RECORDED_ORIGIN}/`, '/recorded/') ?? null,
    author: article.author,
    credit: article.credit,
    language: detectLanguage(`${title} ${summary}`, feedLanguage ?? feed.source_language ?? 'en'),
    publishedAt: article.publishedAt,
    publishedFrom: article.publishedFrom,
    contentHash: article.contentHash,
    rawHash: article.rawHash,
    tags,
    itemCategories: storedCategories(categories),
  };
}
