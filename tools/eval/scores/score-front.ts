export interface FrontStory {
  id: string;
  articles: readonly string[];
}

/** The topic of each article, by its key in the labels. */
export type FrontTopic = ReadonlyMap<string, number>;

/** A topic tells a story if it holds at least this share of the story's articles, and two of them. */
const TELLING_SHARE = 0.25;
const TELLING_ARTICLES = 2;

/**
 * How many of the stories have a card among the first 20, 60 and 300. A card stands for one story only: if two stories are in one
 * topic, its card counts once.
 */
export function scoreFront<Story extends FrontStory>(
  stories: readonly Story[],
  topics: FrontTopic,
  cards: readonly { topicId: number }[],
) {
  const among = (most: number) =>
    shown(stories, topics, new Set(cards.slice(0, most).map(({ topicId }) => topicId)));
  const first = among(20);
  return {
    stories: stories.length,
    among20: first.size,
    among60: among(60).size,
    among300: among(300).size,
    missed: stories.filter(({ id }) => !first.has(id)),
  };
}

function shown(stories: readonly FrontStory[], topics: FrontTopic, onPage: ReadonlySet<number>): Set<string> {
  const used = new Set<number>();
  const found = new Set<string>();
  for (const { id, articles } of stories) {
    const topic = tellingTopics(articles, topics).find((each) => onPage.has(each) && !used.has(each));
    if (topic === undefined) continue;
    used.add(topic);
    found.add(id);
  }
  return found;
}

/** The topics that tell a story, the one with most of its articles first. If none holds two, the first that holds one. */
export function tellingTopics(articles: readonly string[], topics: FrontTopic): number[] {
  const counts = new Map<number, number>();
  for (const mark of new Set(articles)) {
    const topic = topics.get(mark);
    if (topic !== undefined) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  const held = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b);
  const all = held.reduce((sum, [, count]) => sum + count, 0);
  const telling = held.filter(([, count]) => count >= Math.max(TELLING_ARTICLES, TELLING_SHARE * all));
  return (telling.length > 0 ? telling : held.slice(0, 1)).map(([topic]) => topic);
}
