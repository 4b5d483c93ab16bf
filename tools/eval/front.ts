import { basename } from 'node:path';
import { z } from 'zod';
import { arrangeFront, FRONT_CARDS, type FrontCard } from '#domain/reading';
import { rebuildTopic } from '#domain/timeline';
import { readLines, UnreadableData } from '../measure/read-lines.js';
import type { CommandLine } from '../start/command-line.js';
import { articleMark, type PlacedArticle, placeRecording } from './recorded/placed-articles.js';
import { READ_PER_TOPIC, topicArticles } from './recorded/rebuild-recorded.js';
import { type ReadRecording, readRecording } from './recorded/recorded-articles.js';
import { type FrontStory, type FrontTopic, scoreFront } from './scores/score-front.js';

/** Topics without news for longer have no card among the hottest. */
const ACTIVE_MS = 4 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

const storySchema = z.object({
  at: z.iso.datetime(),
  id: z.string().min(1).max(80),
  part: z.enum(['dev', 'test']),
  articles: z.array(z.string().regex(/^[\da-f]{12}$/)).min(1),
});
type StoryLabel = z.infer<typeof storySchema>;

interface ShownCard extends FrontCard {
  article: PlacedArticle;
  hotRank: number;
}

/**
 * `eval front RECORDING_DIR FRONT.jsonl`: places the articles that were published by the hour of the labels, rebuilds their topics and
 * arranges the news feed with the product's own code. Prints for each day how many of the stories that an editor would put first have
 * a card among the first 20, 60 and 300. `--cards` lists the first 20 cards and the missed stories.
 */
export async function run({ operands: [folder = '', file = ''], flags }: CommandLine): Promise<void> {
  const labels = Map.groupBy(await readStories(file), ({ at }) => at);
  const read = await readRecording(folder);
  const days = [...labels].map(([at, stories]) => {
    const { cards, topics } = frontAt(read, new Date(at));
    const score = scoreFront(stories, topics, cards);
    const day = { at, part: stories[0]?.part ?? 'dev', ...score, missed: undefined };
    console.log(JSON.stringify(day));
    if (flags.has('cards')) showCards(cards, score.missed);
    return day;
  });
  for (const part of ['dev', 'test', 'all']) {
    const own = days.filter((day) => part === 'all' || day.part === part);
    const mean = (of: (day: (typeof days)[number]) => number) =>
      Math.round((own.reduce((sum, day) => sum + of(day), 0) / Math.max(1, own.length)) * 10) / 10;
    console.log(
      JSON.stringify({
        eval: 'front',
        file: basename(file),
        part,
        days: own.length,
        stories: mean(({ stories }) => stories),
        among20: mean(({ among20 }) => among20),
        among60: mean(({ among60 }) => among60),
        among300: mean(({ among300 }) => among300),
      }),
    );
  }
}

async function readStories(file: string): Promise<StoryLabel[]> {
  const stories: StoryLabel[] = [];
  for await (const line of readLines(file)) {
    const story = storySchema.safeParse(line);
    if (!story.success) throw new UnreadableData(`${file}: invalid label: ${z.prettifyError(story.error)}`);
    stories.push(story.data);
  }
  return stories;
}

/** The arranged cards of the news feed at that hour, and the topic of each article of the day before. */
function frontAt(read: ReadRecording, now: Date): { cards: ShownCard[]; topics: FrontTopic } {
  const articles = read.articles.filter(({ publishedAt }) => publishedAt <= now);
  const placed = placeRecording({ ...read, articles });
  const domainOf = (outlet: string) => read.recording.outlets.get(outlet)?.domain ?? outlet;
  const cards = [...Map.groupBy(placed, ({ topic }) => topic).values()]
    .filter((own) => own.some(({ publishedAt }) => now.getTime() - publishedAt.getTime() < ACTIVE_MS))
    .flatMap((own) => cardsOf(own, domainOf, now))
    .sort((a, b) => b.hotRank - a.hotRank || b.article.id - a.article.id);
  const isOfDay = ({ publishedAt }: PlacedArticle) => now.getTime() - publishedAt.getTime() < DAY_MS;
  const topics = new Map(placed.filter(isOfDay).map((article) => [articleMark(article), article.topic]));
  return { cards: arrangeFront(cards.slice(0, FRONT_CARDS)), topics };
}

function cardsOf(own: readonly PlacedArticle[], domainOf: (outlet: string) => string, now: Date) {
  const byId = new Map(own.map((article) => [article.id, article]));
  const { places } = rebuildTopic(topicArticles(own, domainOf).slice(-READ_PER_TOPIC), null, now);
  return [...places].flatMap(([id, { isCard, hotRank }]): ShownCard[] => {
    const article = byId.get(id);
    if (!isCard || !article) return [];
    return [{ article, hotRank, topicId: article.topic, sourceId: article.sourceId }];
  });
}

/** Prints headlines to the terminal only. */
function showCards(cards: readonly ShownCard[], missed: readonly FrontStory[]): void {
  for (const { article } of cards.slice(0, 20))
    console.error(`    ${article.publishedAt.toISOString()} ${article.outlet}: ${article.title}`);
  console.error(`  missed: ${missed.map(({ id }) => id).join(', ')}`);
}
