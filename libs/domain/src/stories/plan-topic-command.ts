import type { Actor, CommandRefusal } from '#vocabulary';

/** The most articles that a split or a move may name. */
export const MOST_MOVED = 5000;

/** What a command asks for. Topics have the ids that were known when it was given. */
export type TopicCommandOrder =
  | { kind: 'merge'; payload: { from: number; into: number } }
  | { kind: 'split'; payload: { topic: number; articles: readonly number[] } }
  | { kind: 'move'; payload: { articles: readonly number[]; into: number } };

/** An existing topic, and the id in the command, which differs if the topic was merged since. */
export interface CommandedTopic {
  requested: number;
  id: number;
  language: string;
  articleCount: number;
  /** An editor chose its articles. The machine does not change them. */
  isLocked: boolean;
}

export type TopicCommandRefusal = CommandRefusal;

export interface TopicMovePlan {
  /** Null: all articles of `from`. */
  articles: number[] | null;
  from: number[];
  /** Null: a new topic. */
  into: number | null;
  /** The topics of `from` without remaining articles. They redirect to `into`. */
  emptied: number[];
  /** Followers move to the new topic, because it is the larger part of the split. */
  takesFollowers: boolean;
}

interface Known {
  topics: readonly CommandedTopic[];
  /** The topics of the articles in the order, if they are placed. */
  placed: readonly { id: number; topicId: number }[];
}

/**
 * Which articles move where, or why they may not. The machine always merges the smaller topic into the larger one. An
 * editor's order is kept as given.
 */
export function planTopicCommand(
  order: TopicCommandOrder,
  actor: Actor,
  known: Known,
): TopicMovePlan | { refusal: TopicCommandRefusal } {
  const plan = plannedBy(order, actor, known);
  if ('refusal' in plan || actor === 'editor') return plan;
  const touched = new Set([...plan.from, plan.into]);
  const isLocked = known.topics.some((topic) => topic.isLocked && touched.has(topic.id));
  return isLocked ? { refusal: 'locked' } : plan;
}

function plannedBy(order: TopicCommandOrder, actor: Actor, known: Known) {
  switch (order.kind) {
    case 'merge':
      return plannedMerge(order.payload, actor, known);
    case 'split':
      return plannedSplit(order.payload, known);
    case 'move':
      return plannedMove(order.payload, known);
  }
}

type Planned = TopicMovePlan | { refusal: TopicCommandRefusal };

function plannedMerge(payload: { from: number; into: number }, actor: Actor, { topics }: Known): Planned {
  const from = topics.find(({ requested }) => requested === payload.from);
  const into = topics.find(({ requested }) => requested === payload.into);
  if (!from || !into) return { refusal: 'no_such_topic' };
  if (payload.from === payload.into) return { refusal: 'same_topic' };
  if (from.id === into.id) return { refusal: 'already_merged' };
  if (from.language !== into.language) return { refusal: 'other_language' };
  const turned = actor === 'machine' && isLarger(from, into);
  const [gone, kept] = turned ? [into, from] : [from, into];
  return { articles: null, from: [gone.id], into: kept.id, emptied: [gone.id], takesFollowers: false };
}

/** More articles, else older. */
function isLarger(a: CommandedTopic, b: CommandedTopic): boolean {
  return a.articleCount === b.articleCount ? a.id < b.id : a.articleCount > b.articleCount;
}

function plannedSplit(
  payload: { topic: number; articles: readonly number[] },
  { topics, placed }: Known,
): Planned {
  const topic = topics.find(({ requested }) => requested === payload.topic);
  if (!topic) return { refusal: 'no_such_topic' };
  const articles = [...new Set(payload.articles)];
  if (articles.length === 0) return { refusal: 'no_articles' };
  if (articles.length > MOST_MOVED) return { refusal: 'too_many_articles' };
  const own = placed.filter(({ topicId }) => topicId === topic.id).length;
  if (own !== articles.length) return { refusal: 'not_of_topic' };
  if (own >= topic.articleCount) return { refusal: 'whole_topic' };
  const takesFollowers = own > topic.articleCount - own;
  return { articles, from: [topic.id], into: null, emptied: [], takesFollowers };
}

function plannedMove(
  payload: { articles: readonly number[]; into: number },
  { topics, placed }: Known,
): Planned {
  const into = topics.find(({ requested }) => requested === payload.into);
  if (!into) return { refusal: 'no_such_topic' };
  if (payload.articles.length > MOST_MOVED) return { refusal: 'too_many_articles' };
  const moved = Map.groupBy(
    placed.filter(({ topicId }) => topicId !== into.id),
    ({ topicId }) => topicId,
  );
  if (moved.size === 0) return { refusal: 'no_articles' };
  const sources = [...moved.keys()].flatMap((id) => topics.find((topic) => topic.id === id) ?? []);
  if (sources.some(({ language }) => language !== into.language)) return { refusal: 'other_language' };
  return {
    articles: [...moved.values()].flat().map(({ id }) => id),
    from: [...moved.keys()],
    into: into.id,
    emptied: sources.filter((each) => moved.get(each.id)?.length === each.articleCount).map(({ id }) => id),
    takesFollowers: false,
  };
}
