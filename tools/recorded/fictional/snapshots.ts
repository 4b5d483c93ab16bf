import type { FictionalItem, FictionalOutlet, FictionalStream } from './fictional-stream.js';

const HOUR = 3_600_000;
/** A feed holds the items that appeared in the last 72 hours, at most 25. */
const WINDOW = 72 * HOUR;
const LENGTH = 25;

/** An item as its feed shows it at one moment, with all corrections so far. */
export interface ShownItem extends Omit<FictionalItem, 'changes' | 'story' | 'development' | 'originOutlet'> {
  /** ISO: the last correction, otherwise the first appearance. */
  updatedAt: string;
}

/** One state of one outlet's feed, newest item first. */
export interface Snapshot {
  slug: string;
  outlet: FictionalOutlet;
  /** UTC, on the outlet's grid. */
  at: Date;
  items: ShownItem[];
}

/** All states of all feeds with new or corrected items, in time order, then by outlet. */
export function snapshots(stream: FictionalStream): Snapshot[] {
  const all = [...stream.outlets].flatMap(([slug, outlet]) => {
    const own = stream.items.filter((item) => item.outlet === slug);
    return changeTimes(own, outlet.hours * HOUR).map((at) => ({
      slug,
      outlet,
      at: new Date(at),
      items: itemsAt(own, at),
    }));
  });
  return all.sort((a, b) => a.at.getTime() - b.at.getTime() || a.slug.localeCompare(b.slug));
}

function changeTimes(items: FictionalItem[], step: number): number[] {
  const seen = items.flatMap((item) => [item.appearsAt, ...(item.changes ?? []).map((change) => change.at)]);
  const times = new Set(seen.map((at) => Math.ceil(Date.parse(at) / step) * step));
  return [...times].sort((a, b) => a - b);
}

function itemsAt(items: FictionalItem[], at: number): ShownItem[] {
  return items
    .filter((item) => Date.parse(item.appearsAt) <= at && Date.parse(item.appearsAt) > at - WINDOW)
    .sort((a, b) => Date.parse(b.appearsAt) - Date.parse(a.appearsAt))
    .slice(0, LENGTH)
    .map((item) => shownAt(item, at));
}

function shownAt(item: FictionalItem, at: number): ShownItem {
  const { changes = [], story: _story, development: _development, originOutlet: _origin, ...shown } = item;
  const made = changes.filter((change) => Date.parse(change.at) <= at);
  const summary = made.findLast((change) => change.summary !== undefined)?.summary ?? item.summary;
  return {
    ...shown,
    title: made.findLast((change) => change.title !== undefined)?.title ?? item.title,
    summary,
    content: item.content?.replace(item.summary, () => summary),
    updatedAt: made.at(-1)?.at ?? item.appearsAt,
  };
}
