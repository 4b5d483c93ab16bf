import { planTopicCommand, type TopicMovePlan } from '#domain/stories';
import { type Cell, isOf, movedArticles } from '#domain/stories/history';
import { lockCell, type MoveOrder } from '#domain/stories/orders';
import type { Queryable } from '#persistence/database';
import {
  type CommandedTopicRow,
  openTopic,
  reserveIds,
  type TopicCommandRow,
  topicsOfArticles,
  topicsToCommand,
} from '#persistence/stories';
import { presentMilestones } from '#persistence/stories/orders';
import { freeSlugs } from '../rebuild/free-slugs.js';
import type { RebuildService } from '../rebuild/rebuild.service.js';
import { commandedTopic, type TopicLabel } from './command.presenter.js';
import { type Planned } from './plan.js';
import { PresentState } from './present-state.js';
import { followCells, topicRows, withRows } from './with-rows.js';

export type SplitOrMove = Exclude<MoveOrder, { kind: 'merge' }>;

/** A split or a move of articles. */
export async function planMove(
  tx: Queryable,
  order: TopicCommandRow & SplitOrMove,
  rebuilds: RebuildService,
  now: Date,
): Promise<Planned> {
  const { topics, placed, resolved } = await namedBy(tx, order);
  const plan = planTopicCommand(resolved, order.actor, {
    topics: topics.map(commandedTopic),
    placed: placed.map(({ id, topic_id }) => ({ id, topicId: topic_id })),
  });
  if ('refusal' in plan) return plan;
  const from = topics.filter(
    ({ id }, place) => plan.from.includes(id) && topics.findIndex((t) => t.id === id) === place,
  );
  const existing = topics.find(({ id }) => id === plan.into);
  const opened = existing
    ? undefined
    : await openedFor(tx, await rebuilds.nameOf(tx, plan.articles ?? []), from[0]?.language ?? 'en', now);
  const into = existing?.id ?? opened?.id ?? 0;
  const moves = await movesOf(tx, { plan, placed }, into);
  const locks =
    order.actor === 'editor'
      ? locksOf([...topics, ...(opened ? [{ id: opened.id, editor_fields: [] }] : [])], moves, [
          ...plan.from,
          into,
        ])
      : [];
  return { cells: [...moves, ...locks], topicId: into, from, ...(opened && { opened }) };
}

async function movesOf(
  tx: Queryable,
  { plan, placed }: { plan: TopicMovePlan; placed: { id: number; topic_id: number }[] },
  into: number,
): Promise<Cell[]> {
  const [only = 0] = plan.from;
  const given = placed.map(({ id, topic_id }) => ({ id, topicId: topic_id }));
  const present = await PresentState.of(tx, [], [...plan.from, into]);
  const cells = movedArticles(plan, given, into, present);
  const followed: Cell[] = plan.takesFollowers ? await followCells(topicRows(tx), only, into) : [];
  return [...(await withRows(topicRows(tx), cells)), ...followed];
}

/** An editor chose the articles of these topics, so the machine leaves them alone. */
export function locksOf(
  topics: readonly Pick<CommandedTopicRow, 'id' | 'editor_fields'>[],
  moves: readonly Cell[],
  named: readonly number[],
): Cell[] {
  const gone = new Set(moves.filter((cell) => isOf(cell, 'topic', 'merged')).flatMap(({ ids }) => ids));
  const open = topics.filter(
    ({ id, editor_fields }) => named.includes(id) && !gone.has(id) && !editor_fields.includes('articles'),
  );
  const ids = [...new Set(open.map(({ id }) => id))];
  return ids.length === 0 ? [] : [lockCell('topic', ids, 'articles', true)];
}

/** The topics and articles that a command names. Milestones stand for their articles. */
async function namedBy(tx: Queryable, order: SplitOrMove) {
  const resolved = await resolvedOrder(tx, order);
  const placed = await topicsOfArticles(tx, resolved.payload.articles);
  const named = [
    resolved.kind === 'split' ? resolved.payload.topic : resolved.payload.into,
    ...placed.map(({ topic_id }) => topic_id),
  ];
  return { placed, resolved, topics: await topicsToCommand(tx, [...new Set(named)]) };
}

async function resolvedOrder(tx: Queryable, order: SplitOrMove): Promise<SplitOrMove> {
  if (order.kind !== 'split' || !order.payload.milestones) return order;
  const milestones = await presentMilestones(tx, order.payload.milestones);
  const articles = [...order.payload.articles, ...milestones.flatMap((each) => each.articles)];
  return { kind: 'split', payload: { topic: order.payload.topic, articles: [...new Set(articles)] } };
}

async function openedFor(tx: Queryable, name: string, language: string, now: Date): Promise<TopicLabel> {
  const [id] = await reserveIds(tx, 'topic', 1);
  if (id === undefined) throw new Error('No id was reserved for the new topic.');
  const slug = (await freeSlugs(tx, [{ id, name }])).get(id) ?? `story-${id}`;
  await openTopic(tx, { id, slug, name, language }, now);
  return { id, slug, name };
}
