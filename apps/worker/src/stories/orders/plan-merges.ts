import { planTopicCommand, type TopicMovePlan } from '#domain/stories';
import { movedArticles } from '#domain/stories/history';
import type { MoveOrder } from '#domain/stories/orders';
import type { Queryable } from '#persistence/database';
import {
  articleIdsOfTopics,
  type CommandedTopicRow,
  type TopicCommandRow,
  topicsToCommand,
} from '#persistence/stories';
import { followersOfPairs, topicsAsJson } from '#persistence/stories/orders';
import { commandedTopic } from './command.presenter.js';
import { mergedTopics } from './named-topics.js';
import type { Plan, Planned, Refused } from './plan.js';
import { locksOf } from './plan-moves.js';
import { PresentState } from './present-state.js';
import { type TopicRows, withRows } from './with-rows.js';

export type MergeCommand = TopicCommandRow & Extract<MoveOrder, { kind: 'merge' }>;

/** All that merges change, by topic. */
interface Known extends TopicRows {
  topics: readonly CommandedTopicRow[];
  articles: ReadonlyMap<number, number[]>;
  present: PresentState;
}

/**
 * Plans any number of merges with as many statements as one. No two of them may concern the same topic. Locks all topics in the order
 * of their ids, as readers' calls do, so that neither waits for the other in a circle.
 */
export async function planMerges(
  tx: Queryable,
  merges: readonly MergeCommand[],
): Promise<[MergeCommand, Planned][]> {
  if (merges.length === 0) return [];
  const topics = await topicsToCommand(tx, [...new Set(merges.flatMap(mergedTopics))]);
  const plans = merges.map((merge): [MergeCommand, TopicMovePlan | Refused] => {
    const named = mergedTopics(merge);
    const own = topics.filter(({ requested }) => named.includes(requested)).map(commandedTopic);
    return [merge, planTopicCommand(merge, merge.actor, { topics: own, placed: [] })];
  });
  const known = await knownOf(tx, topics, plans.map(([, plan]) => plan).filter(isPlan));
  const complete: [MergeCommand, Planned][] = [];
  for (const [merge, plan] of plans)
    complete.push([merge, isPlan(plan) ? await planned(merge, plan, known) : plan]);
  return complete;
}

function isPlan(plan: TopicMovePlan | Refused): plan is TopicMovePlan {
  return !('refusal' in plan);
}

async function knownOf(
  tx: Queryable,
  topics: readonly CommandedTopicRow[],
  plans: readonly TopicMovePlan[],
): Promise<Known> {
  const pairs = plans.map(({ from: [from = 0], into }) => ({ from, into: into ?? 0 }));
  const gone = pairs.map(({ from }) => from);
  const articles = await articleIdsOfTopics(tx, gone);
  const present = await PresentState.of(tx, [], [...gone, ...pairs.map(({ into }) => into)]);
  const rows = await topicsAsJson(tx, gone);
  const followers = await followersOfPairs(tx, pairs);
  return {
    ...{ topics, articles, present },
    rowOf: async (topic) => rows.get(topic) ?? {},
    followersOf: async (topic) => followers.filter((row) => row.topic_id === topic),
  };
}

async function planned(merge: MergeCommand, plan: TopicMovePlan, known: Known): Promise<Plan> {
  const [gone = 0] = plan.from;
  const into = plan.into ?? 0;
  const from = known.topics.find(({ id }) => id === gone);
  const placed = (known.articles.get(gone) ?? []).map((id) => ({ id, topicId: gone }));
  const cells = await withRows(known, movedArticles(plan, placed, into, known.present));
  const locks = merge.actor === 'editor' ? locksOf(known.topics, cells, [gone, into]) : [];
  return { cells: [...cells, ...locks], topicId: into, from: from ? [from] : [] };
}
