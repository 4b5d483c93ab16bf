import type { DigestSection } from '#vocabulary';
import { MOST_NAME } from './digest-words.js';
import { cut } from './notification-words.js';

/** A story or source of a stored digest, as far as it matters here. */
interface HeldItem {
  /** Null for a source. */
  topicId: number | null;
  slug: string;
  name: string;
  section?: DigestSection | null;
}

/** A stored digest. `storyCount` includes what it had no room for. */
interface HeldDigest<Item extends HeldItem> {
  title: string;
  message: string;
  items: readonly Item[];
  storyCount: number;
}

/** What a reader still follows of the items of digests. */
export interface StillFollowed {
  topicIds: ReadonlySet<number>;
  sourceSlugs: ReadonlySet<string>;
}

/** Instead of counts, because the shortened lines of what is left cannot be counted. */
const LEFT_MESSAGE = 'This digest leaves out what you have unfollowed or muted since it was written.';
const MORE = /, and \d+ more$/;

/**
 * A digest that waited to be sent, without stories and sources that its reader no longer follows or has muted meanwhile. Null if nothing
 * that it lists is left. If the first item is left, the title keeps what it says about it; otherwise it names the next one.
 */
export function stillWanted<Item extends HeldItem>(
  digest: HeldDigest<Item>,
  followed: StillFollowed,
): HeldDigest<Item> | null {
  const items = digest.items.filter((item) => isFollowed(item, followed));
  const removed = digest.items.length - items.length;
  if (removed === 0) return digest;
  const [first] = items;
  if (first === undefined) return null;
  const storyCount = digest.storyCount - removed;
  const start = first === digest.items[0] ? digest.title.replace(MORE, '') : cut(first.name, MOST_NAME);
  const more = storyCount > 1 ? `, and ${storyCount - 1} more` : '';
  return { title: `${start}${more}`, message: LEFT_MESSAGE, items, storyCount };
}

function isFollowed({ topicId, slug }: HeldItem, { topicIds, sourceSlugs }: StillFollowed): boolean {
  return topicId === null ? sourceSlugs.has(slug) : topicIds.has(topicId);
}
