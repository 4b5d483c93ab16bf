import { SlugParam } from '#contract/site';
import { PLAIN_PAGES, type PlainPage } from './plain-pages.js';

/** A screen of a topic. */
export type TopicPart = 'timeline' | 'sources';

/** Which page an address names. */
export type PageAddress =
  | { kind: 'home' }
  | { kind: 'topic'; slug: string; part: TopicPart | null }
  | { kind: 'article' | 'story' | 'source'; slug: string }
  | { kind: 'plain'; page: PlainPage; path: string }
  | { kind: 'moved'; to: string }
  | { kind: 'unknown' };

const UNKNOWN: PageAddress = { kind: 'unknown' };
const COLLECTION: PlainPage = { file: 'collection', title: 'Collection', isIndexed: false };

const MOVED: Readonly<Record<string, string>> = {
  '/most-followed': '/community/most-followed',
  '/favorite-sources': '/community/favorite-sources',
};
/** Pages of one thing, by the first part of their path. */
const KINDS = { articles: 'article', story: 'story', sources: 'source' } as const;
const SINGULAR: Readonly<Record<string, string>> = {
  topic: 'topics',
  article: 'articles',
  source: 'sources',
};

/** @param path as the request has it, percent-encoded; a slash at its end says nothing */
export function pageAt(path: string): PageAddress {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (trimmed === '/') return { kind: 'home' };
  const page = PLAIN_PAGES.get(trimmed);
  if (page) return { kind: 'plain', page, path: trimmed };
  const moved = MOVED[trimmed];
  if (moved !== undefined) return { kind: 'moved', to: moved };
  const [first = '', second = '', ...rest] = trimmed.slice(1).split('/');
  const slug = slugOf(second);
  return slug === null ? UNKNOWN : pageOf(first, slug, rest);
}

function pageOf(first: string, slug: string, rest: readonly string[]): PageAddress {
  const plural = Object.hasOwn(SINGULAR, first) ? SINGULAR[first] : undefined;
  if (plural !== undefined)
    return { kind: 'moved', to: ['', plural, encodeURIComponent(slug), ...rest].join('/') };
  if (first === 'topics') return topicPage(slug, rest);
  if (rest.length > 0) return UNKNOWN;
  if (first === 'collections') return { kind: 'plain', page: COLLECTION, path: `/collections/${slug}` };
  const kind = Object.hasOwn(KINDS, first) ? KINDS[first as keyof typeof KINDS] : undefined;
  return kind === undefined ? UNKNOWN : { kind, slug };
}

function topicPage(slug: string, rest: readonly string[]): PageAddress {
  const [part] = rest;
  if (part === undefined) return { kind: 'topic', slug, part: null };
  const isPart = (part === 'timeline' || part === 'sources') && rest.length === 1;
  return isPart ? { kind: 'topic', slug, part } : UNKNOWN;
}

/** Null where it can be no slug. */
function slugOf(encoded: string): string | null {
  try {
    return SlugParam.safeParse(decodeURIComponent(encoded)).data ?? null;
  } catch {
    // A percent sign that encodes nothing.
    return null;
  }
}
