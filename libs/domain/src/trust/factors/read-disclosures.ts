import type { ParsedFeed } from '../../ingest/article/parsed-feed.js';
import { opinionMarks } from '../content/opinion-label.js';
import { DISCLOSURES, type Disclosure } from './disclosures.js';
import { saysItCorrects } from './says-it-corrects.js';

type ReadFeed = Extract<ParsedFeed, { kind: 'feed' }>;
type ReadItem = ReadFeed['items'][number];

/** What more than half of the items have is the feed's way. */
const MOST = 0.5;
const ITEMS = 200;
/** Stamped a minute later, an item was not changed but published by a machine. */
const CHANGED_AFTER_MS = 60_000;

/** Fewer items than these tell no habit: what was known of the feed's items stays. */
const LEAST_ITEMS = 5;
const OF_THE_FEED: ReadonlySet<Disclosure> = new Set(['editor', 'contact', 'rights']);

/**
 * What a feed's document discloses of the desk behind it, of its first 200 items; in the order of `DISCLOSURES`.
 * `before`: what was stored, since a document is often read for its few new items alone.
 */
export function readDisclosures(
  { feed, items }: Pick<ReadFeed, 'feed' | 'items'>,
  before: readonly string[] = [],
): Disclosure[] {
  const read = items.slice(0, ITEMS);
  const most = (shows: (item: ReadItem) => boolean) =>
    read.length > 0 && read.filter(shows).length > MOST * read.length;
  const shown: Record<Disclosure, boolean> = {
    bylines: most(({ author }) => Boolean(author?.trim())),
    dates: most(({ publishedAt }) => publishedAt !== null),
    changes: read.some(wasChanged),
    labels: read.some((item) => opinionMarks({ ...item, url: item.link ?? '' }).isLabelled),
    corrections: read.some(({ title, summary }) => saysItCorrects({ title, excerpt: summary })),
    sections: most(({ categories }) => categories.length > 0),
    editor: Boolean(feed.editor?.trim()),
    contact: Boolean(feed.contact?.trim()),
    rights: Boolean(feed.rights?.trim()),
  };
  return DISCLOSURES.filter((disclosure) =>
    OF_THE_FEED.has(disclosure) || read.length >= LEAST_ITEMS
      ? shown[disclosure]
      : shown[disclosure] || before.includes(disclosure),
  );
}

function wasChanged({ publishedAt, updatedAt }: ReadItem): boolean {
  return (
    publishedAt !== null &&
    updatedAt !== null &&
    updatedAt.getTime() - publishedAt.getTime() > CHANGED_AFTER_MS
  );
}
