import { isOf } from '#domain/stories/history';
import type { Queryable } from '#persistence/database';
import type { TopicCommandRow, TopicEventWrite } from '#persistence/stories';
import { storyChange } from '#persistence/stories/orders';
import { isEndOrReopening, type TopicEventKind } from '#vocabulary';
import { commandEvents, type TopicLabel } from './command.presenter.js';
import type { Plan } from './plan.js';

interface Done {
  command: TopicCommandRow;
  plan: Plan;
  topicId: number | null;
  /** The topics that it names and that are left. */
  live: readonly number[];
  /** The topic that it is about now, with its name after the rebuild. */
  label: TopicLabel | null;
}

/** The entries in the public logs: who gave and received articles, what an editor set, and what followers must hear. */
export async function orderEvents(tx: Queryable, done: Done, at: Date): Promise<TopicEventWrite[]> {
  const { command, plan, topicId, live, label } = done;
  if (topicId === null) return [];
  const event = entryOf(command, at);
  switch (command.kind) {
    case 'merge':
    case 'split':
    case 'move': {
      const into = plan.opened ?? label;
      if (!into) return [];
      const emptied = (plan.from ?? []).map(({ id }) => id).filter((id) => !live.includes(id));
      return commandEvents(command, { from: plan.from ?? [], into, emptied, articles: movedCount(plan) }, at);
    }
    case 'undo': {
      const undone = (await storyChange(tx, plan.undoes ?? 0))?.kind ?? null;
      return [...live.map((id) => event(id, 'edited', { undone })), ...told(plan, event)];
    }
    case 'edit':
    case 'edit_milestone':
    case 'release': {
      const fields = [...new Set(plan.cells.map(({ field }) => field.replace('lock:', '')))];
      const edited = {
        fields,
        of: command.kind === 'edit_milestone' ? 'milestone' : 'topic',
        isReleased: command.kind === 'release',
      };
      return [event(topicId, 'edited', edited), ...told(plan, event)];
    }
    case 'merge_milestones':
    case 'split_milestone':
    case 'attach':
      return [event(topicId, 'edited', { fields: ['articles'], of: 'milestone' })];
    case 'hide':
    case 'unhide':
    case 'tag':
      return [event(topicId, 'edited', { fields: [command.kind], of: 'article' })];
  }
}

function entryOf(command: TopicCommandRow, at: Date) {
  return (
    topic_id: number,
    kind: TopicEventKind,
    payload: Record<string, unknown>,
    milestone_id: number | null = null,
  ): TopicEventWrite => ({
    ...{ topic_id, kind, payload, milestone_id, at },
    fact_key: `${kind}:${milestone_id ?? ''}:command:${command.id}`,
    actor: command.actor,
  });
}

/** An end, a reopening or a retraction by an editor is news to followers. */
function told(plan: Plan, event: ReturnType<typeof entryOf>): TopicEventWrite[] {
  return plan.cells.flatMap((cell) => {
    if (isOf(cell, 'topic', 'status')) {
      const [from, to] = [cell.before, cell.after] as { status: string; reason: string }[];
      if (!isEndOrReopening(from?.status, to?.status)) return [];
      const payload = { from: from?.status, to: to?.status, reason: to?.reason, articleIds: [] };
      return cell.ids.map((id) => event(id, 'status_changed', payload));
    }
    if (isOf(cell, 'milestone', 'retraction') && cell.after !== null) {
      const { reason } = cell.after as { reason?: string };
      return cell.ids.map((id) => event(plan.topicId ?? 0, 'milestone_retracted', { reason }, id));
    }
    return [];
  });
}

function movedCount({ cells }: Plan): number {
  return cells.filter((cell) => isOf(cell, 'article', 'topic')).reduce((sum, { ids }) => sum + ids.length, 0);
}
