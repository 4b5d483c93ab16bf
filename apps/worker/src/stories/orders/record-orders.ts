import { type Cell, isOf, topicsOf } from '#domain/stories/history';
import { audit } from '#persistence/accounts';
import type { Queryable } from '#persistence/database';
import {
  answerTopicCommands,
  liveTopics,
  type TopicCommandRow,
  type TopicEventWrite,
  topicLabels,
  writeTopicEvents,
} from '#persistence/stories';
import { countFollowers, writeStoryChanges } from '#persistence/stories/orders';
import { systemClock } from '#platform/runtime';
import { auditLine } from './audit-line.presenter.js';
import { orderEvents } from './order-events.presenter.js';
import type { Plan } from './plan.js';

/** What the keeper's memory must learn, and whom to notify. */
export interface CarriedOut {
  /** Of the command. */
  id: number;
  topics: number[];
  /** Articles by the topic that has them now. */
  moves: { articles: readonly number[]; into: number }[];
  /** Null: it was about an article that waits for a topic. */
  topicId: number | null;
}

/** An order that is not refused. */
export interface Ordered {
  command: TopicCommandRow;
  plan: Plan;
}

/** An order that is written and logged. Its topics are not rebuilt yet. */
interface Written extends Ordered {
  changeId: number | null;
  /** All topics that it concerns, and those of them that are left. */
  named: number[];
  live: number[];
  /** System time. */
  wall: Date;
}

/** Writes the entries of the history log. */
export async function logged(tx: Queryable, orders: readonly Ordered[], now: Date): Promise<Written[]> {
  const wall = systemClock.now();
  const named = orders.map(({ plan }) =>
    [...new Set([...topicsOf(plan.cells), ...(plan.touched ?? [])])].sort((a, b) => a - b),
  );
  const changes = orders.map(({ command, plan }, place) => ({
    kind: command.kind,
    actor: command.actor,
    user_id: command.user_id,
    undoes_id: plan.undoes ?? null,
    topic_ids: named[place] ?? [],
    cells: plan.cells,
  }));
  const ids = await writeStoryChanges(tx, changes, now);
  const live = new Set(await liveTopics(tx, named.flat()));
  return orders.map((order, place) => {
    const own = named[place] ?? [];
    return {
      ...order,
      ...{ changeId: ids[place] ?? null, named: own, live: own.filter((id) => live.has(id)), wall },
    };
  });
}

/** Tells readers, and answers those who gave the orders. */
export async function finish(tx: Queryable, orders: readonly Written[], now: Date): Promise<CarriedOut[]> {
  const about = orders.map(({ plan, live }) => plan.topicId ?? live[0] ?? null);
  const labels = await topicLabels(
    tx,
    about.filter((id) => id !== null),
  );
  const events: TopicEventWrite[] = [];
  for (const [place, order] of orders.entries()) {
    if (order.plan.cells.some(({ of }) => of === 'follow')) await countFollowers(tx, order.live);
    const topicId = about[place] ?? null;
    const label = labels.find(({ id }) => id === topicId) ?? null;
    events.push(...(await orderEvents(tx, { ...order, topicId, label }, now)));
  }
  await writeTopicEvents(tx, events);
  const answers = orders.map(({ command, plan, changeId }, place) => {
    const kept = (plan.kept ?? []).reduce((sum, { ids }) => sum + ids.length, 0);
    return { id: command.id, answer: { topicId: about[place] ?? null, changeId, kept } };
  });
  await answerTopicCommands(tx, answers);
  for (const [place, { command, plan, changeId, wall }] of orders.entries())
    if (command.actor === 'editor')
      await audit(tx, auditLine(command, { plan, topicId: about[place] ?? null, changeId }, wall));
  return orders.map(({ command: { id }, plan, named }, place) => ({
    ...{ id, topics: named, moves: movesOf(plan.cells), topicId: about[place] ?? null },
  }));
}

function movesOf(cells: readonly Cell[]): CarriedOut['moves'] {
  return cells.flatMap((cell) =>
    isOf(cell, 'article', 'topic') && typeof cell.after === 'number'
      ? [{ articles: cell.ids, into: cell.after }]
      : [],
  );
}
