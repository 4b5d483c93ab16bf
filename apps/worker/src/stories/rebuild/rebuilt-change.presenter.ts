import { type Cell, type CellValue, compact } from '#domain/stories/history';
import type { WrittenRow } from '#persistence/stories';
import type { StoryChangeWrite } from '#persistence/stories/orders';
import type { WrittenMilestones } from './write-milestones.js';

/** What a rebuild changed, one entry for each topic. Words that only explain a status or count silent days are left out. */
export function rebuiltChanges(
  topics: readonly WrittenRow[],
  { updated, retired }: WrittenMilestones,
): StoryChangeWrite[] {
  const cells = [
    ...topics.flatMap((row) => changedCells('topic', row)),
    ...updated.flatMap((row) => changedCells('milestone', row)),
    ...retired.map(({ id, topic_id, row }) => ({
      topic_id,
      cell: { of: 'milestone', field: 'row', ids: [id], before: row, after: null } satisfies Cell,
    })),
  ];
  return [...Map.groupBy(cells, ({ topic_id }) => topic_id)].map(([topic, own]) => ({
    kind: 'rebuilt',
    actor: 'machine',
    user_id: null,
    undoes_id: null,
    topic_ids: [topic],
    cells: compact(own.map(({ cell }) => cell)),
  }));
}

function changedCells(of: 'topic' | 'milestone', { id, topic_id, before, after }: WrittenRow) {
  return Object.keys(after)
    .filter((field) => told(before[field]) !== told(after[field]))
    .map((field) => {
      const [was, is] = [before[field] ?? null, after[field] ?? null];
      return { topic_id, cell: { of, field, ids: [id], before: was, after: is } satisfies Cell };
    });
}

/** The part of a value that counts as a change. */
function told(value: CellValue | undefined): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value ?? null);
  const { reason, closedAt, articles, ...rest } = value as Record<string, CellValue>;
  return JSON.stringify(rest);
}
