import { type Cell, isMerged } from '#domain/stories/history';
import type { AuditLine } from '#persistence/accounts';
import type { TopicCommandRow } from '#persistence/stories';
import type { Plan } from './plan.js';

/** More ids than this are counted. */
const NAMED_IDS = 50;

interface Done {
  plan: Plan;
  topicId: number | null;
  changeId: number | null;
}

/** What the audit log says of an order: the fields before and after. The history log has the rest, by its entry's id. */
export function auditLine(command: TopicCommandRow, { plan, topicId, changeId }: Done, at: Date): AuditLine {
  const told = plan.cells.filter(({ of }) => of !== 'follow');
  return {
    at,
    actorId: command.user_id,
    action: `story_${command.kind}`,
    object: objectOf(told, topicId),
    payload: { command: command.id, change: changeId, undoes: plan.undoes ?? null },
    before: values(told, 'before'),
    after: values(told, 'after'),
  };
}

/** The topic, or the article that waits for one. */
function objectOf(cells: readonly Cell[], topicId: number | null): NonNullable<AuditLine['object']> {
  if (topicId !== null) return { kind: 'topic', id: topicId };
  const [article] = cells.flatMap(({ of, ids }) => (of === 'article' ? ids : []));
  return { kind: 'article', id: article ?? 0 };
}

function values(cells: readonly Cell[], side: 'before' | 'after'): Record<string, unknown> {
  const named: Record<string, unknown[]> = {};
  for (const cell of cells) {
    const value = cell[side];
    const short = isMerged(value) ? { into: value.into } : cell.field === 'row' ? value !== null : value;
    const ids = cell.ids.length > NAMED_IDS ? { count: cell.ids.length } : cell.ids;
    const key = `${cell.of}.${cell.field}`;
    named[key] = [...(named[key] ?? []), { ids, value: short }];
  }
  return named;
}
