import { type NormalisedArticle, normaliseItem, type ParsedItem } from '#domain';
import type { Visit } from './visit.js';

/** An article with its key in the table: 'url:…' counts everywhere, 'feed:{id}:…' within its feed. */
export interface KeyedArticle extends NormalisedArticle {
  identityKey: string;
}

export interface Normalised {
  articles: KeyedArticle[];
  /** Items that make no article. */
  dropped: number;
}

/** Judges a document's items one by one; of two with one identity the first, which is the newer one, stands. */
export function normalise({ feed, now }: Visit, items: readonly ParsedItem[]): Normalised {
  const feedUrl = feed.recording === null ? feed.url : `https://${feed.source_domain}/`;
  const articles = new Map<string, KeyedArticle>();
  let dropped = 0;
  for (const item of items) {
    const judged = normaliseItem(item, { feedUrl, fetchedAt: now });
    if (judged.kind === 'dropped') dropped++;
    else {
      const { identity, identityScope } = judged.article;
      const identityKey = identityScope === 'global' ? `url:${identity}` : `feed:${feed.id}:${identity}`;
      if (!articles.has(identityKey)) articles.set(identityKey, { ...judged.article, identityKey });
    }
  }
  return { articles: [...articles.values()], dropped };
}
