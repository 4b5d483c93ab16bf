import type { ParsedFeed } from '../../ingest/article/parsed-feed.js';
import { opinionMarks } from '../../timeline/read/opinion-label.js';
import { DISCLOSURES, type Disclosure } from './disclosures.js';
import { saysItCorrects } from './says-it-corrects.js';

type ReadFeed = Extract<ParsedFeed, { kind: 'feed' }>;
type ReadItem = ReadFeed['items'][number];

/** A disclosure of more than this share of the items counts for the feed. */
const MOST = 0.5;
const ITEMS = 200;
/**
 * An item counts as changed only if it was updated this long after publication (ms). Shorter gaps come from publishing
 * software.
 */
const CHANGED_AFTER_MS = 60_000;

/** Fewer items show no habit: the known disclosures of the items stay. */
const LEAST_ITEMS = 5;
const OF_THE_FEED: ReadonlySet<Disclosure> = new Set(['editor', 'contact', 'rights']);

/**
 * The disclosures in a feed document, from its first 200 items, in the order of `DISCLOSURES`. `before` are the stored
 * ones: often only the few new items of a document are read.
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
