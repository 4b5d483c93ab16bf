import { share } from './score-status.js';

/** A labelled story: the topic of each of its articles and of each of its look-alikes. */
export interface StoryOutcome {
  topics: readonly number[];
  lookAlikes: readonly number[];
}

export interface StoryScore {
  /** The share of the articles that are in the main topic of their story. */
  whole: number;
  /** The same, averaged over stories. */
  wholeMean: number;
  /** F1 over pairs: two articles of one story, or an article and a look-alike, in one topic. */
  pairF1: number;
  /** The share of the look-alikes that are in the main topic of the story that they resemble. */
  leak: number;
  topicsPerStory: number;
}

/** The topic with most of a story's articles, the lowest key in a tie. Undefined for a story without articles. */
export function mainTopic({ topics }: StoryOutcome): number | undefined {
  return ranked(topics)[0]?.[0];
}

export function scoreStories(outcomes: readonly StoryOutcome[]): StoryScore {
  const scores = outcomes.filter(({ topics }) => topics.length > 0).map(scoreStory);
  const sum = (key: keyof OneStory) => scores.reduce((total, each) => total + each[key], 0);
  const [together, wrong, pairs] = [sum('pairsTogether'), sum('pairsWrong'), sum('pairs')];
  return {
    whole: share(sum('held'), sum('articles')),
    wholeMean: share(
      scores.reduce((total, { held, articles }) => total + held / articles, 0),
      scores.length,
    ),
    pairF1: share(2 * together, together + wrong + pairs),
    leak: sum('lookAlikes') === 0 ? 0 : share(sum('leaked'), sum('lookAlikes')),
    topicsPerStory: share(sum('topics'), scores.length),
  };
}

interface OneStory {
  articles: number;
  /** Articles in the main topic. */
  held: number;
  topics: number;
  pairs: number;
  pairsTogether: number;
  /** Pairs of an article and a look-alike in one topic. */
  pairsWrong: number;
  lookAlikes: number;
  /** Look-alikes in the main topic. */
  leaked: number;
}

function scoreStory({ topics, lookAlikes }: StoryOutcome): OneStory {
  const counts = ranked(topics);
  const [main, held] = counts[0] ?? [undefined, 0];
  const countOf = new Map(counts);
  return {
    articles: topics.length,
    held,
    topics: counts.length,
    pairs: pairsOf(topics.length),
    pairsTogether: counts.reduce((sum, [, count]) => sum + pairsOf(count), 0),
    pairsWrong: lookAlikes.reduce((sum, topic) => sum + (countOf.get(topic) ?? 0), 0),
    lookAlikes: lookAlikes.length,
    leaked: lookAlikes.filter((topic) => topic === main).length,
  };
}

/** Topics with their counts, the largest first. */
function ranked(topics: readonly number[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b);
}

function pairsOf(count: number): number {
  return (count * (count - 1)) / 2;
}
