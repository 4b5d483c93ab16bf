import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type StoryArticle, StoryModel } from '#domain/stories/placing';
import { detectLanguage, tokenise } from '#domain/text';
import { readLines } from '../measure/read-lines.js';

interface Line {
  title: string;
  summary?: string | null;
  date?: string | null;
}

/**
 * Articles placed per second of processor time with the product's settings, and how fast the last tenth was beside the first; a
 * floor of the same run is splitting the same articles into terms and hashing them. Reading the file and telling languages
 * stand outside of both.
 */
export async function run([file = '']: string[]): Promise<void> {
  const articles: StoryArticle[] = [];
  for await (const { title, summary, date } of readLines<Line>(file))
    articles.push(storyArticle(title, summary ?? '', date));
  const floor = seconds(() => articles.forEach(hash));
  const model = new StoryModel();
  const tenths = placeInTenths(model, articles);
  const placing = tenths.reduce((sum, each) => sum + each, 0);
  const line = {
    bench: 'stories',
    file: basename(file),
    n: articles.length,
    articlesPerSecond: Math.round(articles.length / placing),
    lastTenthToFirst: Math.round(((tenths[0] ?? 0) / (tenths.at(-1) ?? 1)) * 100) / 100,
    floorPerSecond: Math.round(articles.length / floor),
    timesFloor: Math.round((placing / floor) * 100) / 100,
    ...model.size,
    rssMb: Math.round(process.memoryUsage.rss() / 2 ** 20),
  };
  console.log(JSON.stringify(line));
}

function storyArticle(title: string, summary: string, date: string | null | undefined): StoryArticle {
  const language = detectLanguage(`${title}. ${summary}`, 'en');
  return { title, summary, language, publishedAt: date ? new Date(date) : null };
}

/** Seconds of processor time for each tenth of the articles. */
function placeInTenths(model: StoryModel, articles: StoryArticle[]): number[] {
  const size = Math.ceil(articles.length / 10);
  return Array.from({ length: 10 }, (_, tenth) =>
    seconds(() => placeAll(model, articles, tenth * size, Math.min(articles.length, (tenth + 1) * size))),
  );
}

function placeAll(model: StoryModel, articles: StoryArticle[], from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    const article = articles[at];
    if (!article) return;
    if (at % FORGET_EVERY === 0 && article.publishedAt)
      model.forget(new Date(article.publishedAt.getTime() - model.reach));
    model.place(article, () => String(at));
  }
}

const FORGET_EVERY = 1_000;

function hash({ title, summary, language }: StoryArticle): void {
  createHash('sha1')
    .update(tokenise(`${title} ${summary}`, language).join(' '))
    .digest();
}

function seconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
