import { type Cell, isOf } from './cell.js';
import type { Present } from './present.js';

/**
 * The cells for topics that the given moves leave without articles: each is merged into the topic that takes most of its
 * articles, and what led to it leads there.
 * @param revived merged topics that come back meanwhile, so that they lead nowhere
 */
export function emptiedTopics(
  moves: readonly Cell[],
  present: Present,
  revived: ReadonlySet<number> = new Set(),
): Cell[] {
  const out = new Map<number, Map<number, number>>();
  const received = new Set<number>();
  for (const cell of moves) {
    if (!isOf(cell, 'article', 'topic')) continue;
    const { before, after, ids } = cell;
    if (typeof after === 'number') received.add(after);
    if (typeof before !== 'number' || typeof after !== 'number') continue;
    const targets = out.get(before) ?? new Map<number, number>();
    targets.set(after, (targets.get(after) ?? 0) + ids.length);
    out.set(before, targets);
  }
  const cells: Cell[] = [];
  for (const [topic, targets] of out) {
    const left = [...targets.values()].reduce((sum, count) => sum + count, 0);
    if (received.has(topic) || left < present.articlesIn(topic)) continue;
    const [into] = [...targets].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [];
    if (into === undefined) continue;
    cells.push({ of: 'topic', field: 'merged', ids: [topic], before: null, after: { into, row: {} } });
    const led = present.redirectsTo(topic).filter((id) => !revived.has(id));
    cells.push({ of: 'topic', field: 'redirect', ids: led, before: topic, after: into });
  }
  return cells;
}
