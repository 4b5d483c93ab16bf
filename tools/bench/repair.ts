import { basename } from 'node:path';
import { articleTerms, type StoryArticle, StoryModel } from '#domain/stories/placing';
import { MOST_REPAIRED, repairOf } from '#domain/stories/repair';
import { detectLanguage } from '#domain/text';
import { readLines } from '../measure/read-lines.js';

/** Active at a time; news days over which they are spread, so that all stay within reach. */
const ARTICLES = 100_000;
const DAYS_MS = 9 * 86_400_000;

interface Line {
  title: string;
  summary?: string | null;
}

/**
 * Seconds of processor time for one repair pass over all topics of 100,000 active articles, their terms read anew, and the
 * longest that one topic took: so long the worker's event loop stands still. The database stands outside of it.
 */
export async function run([file = '']: string[]): Promise<void> {
  const model = new StoryModel();
  const topics = new Map<string, StoryArticle[]>();
  let n = 0;
  for await (const { title, summary } of readLines<Line>(file)) {
    if (n >= ARTICLES) break;
    const article = activeArticle(title, summary ?? '', n);
    const { topic } = model.place(article, () => String(n));
    topics.set(topic, [...(topics.get(topic) ?? []).slice(1 - MOST_REPAIRED), article]);
    n += 1;
  }
  const { seconds, longestMs, found } = repairAll(model, topics);
  const line = { bench: 'repair', file: basename(file), n, topics: topics.size, found, seconds, longestMs };
  console.log(JSON.stringify(line));
}

function activeArticle(title: string, summary: string, n: number): StoryArticle {
  const language = detectLanguage(`${title}. ${summary}`, 'en');
  return { title, summary, language, publishedAt: new Date((n / ARTICLES) * DAYS_MS) };
}

function repairAll(model: StoryModel, topics: ReadonlyMap<string, readonly StoryArticle[]>) {
  const read = (key: string) => ({ key, articles: (topics.get(key) ?? []).map(articleTerms) });
  let [found, total, longest] = [0, 0, 0];
  for (const key of topics.keys()) {
    const start = process.cpuUsage();
    if (repairOf(model, read(key), read)) found += 1;
    const { user, system } = process.cpuUsage(start);
    total += user + system;
    longest = Math.max(longest, user + system);
  }
  return { found, seconds: Math.round(total / 1e4) / 100, longestMs: Math.round(longest / 1e3) };
}
