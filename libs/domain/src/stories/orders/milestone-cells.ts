import { type Cell, compact } from '../history/index.js';

/** The articles of a milestone; `pinned` are those that an editor put there. */
export interface MilestoneReports {
  id: number;
  topicId: number;
  articles: readonly number[];
  pinned: readonly number[];
}

/** The cells that put articles into a milestone and keep them there. */
export function pinCells(from: MilestoneReports, articles: readonly number[], into: number): Cell[] {
  const pinned = new Set(from.pinned);
  return compact(
    articles.flatMap((article): Cell[] => [
      { of: 'article', field: 'milestone', ids: [article], before: from.id, after: into },
      { of: 'article', field: 'pin', ids: [article], before: pinned.has(article), after: true },
    ]),
  );
}

/** The fields of cells that move articles between milestones. */
export const PIN_FIELDS: ReadonlySet<string> = new Set(['milestone', 'pin']);
