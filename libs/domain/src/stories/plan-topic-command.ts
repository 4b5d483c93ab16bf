import type { Actor } from '#vocabulary';

/** The most articles that a split or a move may name. */
export const MOST_MOVED = 5000;

/** What a command asks for: topics by the ids that the asker knew. */
export type TopicCommandOrder =
  | { kind: 'merge'; payload: { from: number; into: number } }
  | { kind: 'split'; payload: { topic: number; articles: readonly number[] } }
  | { kind: 'move'; payload: { articles: readonly number[]; into: number } };

/** A topic that exists, and the id by which it was asked for: another one where it was merged since. */
export interface CommandedTopic {
  asked: number;
  id: number;
  language: string;
  articleCount: number;
  /** An editor said which articles belong to it: the machine does not touch them. */
  isLocked: boolean;
}

export type TopicCommandRefusal =
  | 'no_such_topic'
  | 'same_topic'
  | 'other_language'
  | 'no_articles'
  | 'too_many_articles'
  | 'not_of_topic'
  | 'whole_topic'
  | 'locked';

export interface TopicMovePlan {
  /** Null: all articles of `from`. */
  articles: number[] | null;
  from: number[];
  /** Null: a new topic. */
  into: number | null;
  /** Those of `from` that have no article left: they lead to `into` from now on. */
  emptied: number[];
  /** Those who follow what is split stay with its larger part: the new topic. */
  takesFollowers: boolean;
}

interface Known {
  topics: readonly CommandedTopic[];
  /** The topics of the articles that the order names, as far as they are placed. */
  placed: readonly { id: number; topicId: number }[];
}

/**
 * What has to be moved where, or why it may not. The machine merges the smaller topic into the larger one, whichever way it was
 * ordered; an editor's order holds as it stands.
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
  const from = topics.find(({ asked }) => asked === payload.from);
  const into = topics.find(({ asked }) => asked === payload.into);
  if (!from || !into) return { refusal: 'no_such_topic' };
  if (from.id === into.id) return { refusal: 'same_topic' };
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
  const topic = topics.find(({ asked }) => asked === payload.topic);
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
  const into = topics.find(({ asked }) => asked === payload.into);
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
