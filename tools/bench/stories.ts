import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { detectLanguage, type StoryArticle, StoryModel, tokenise } from '#domain';
import { readLines } from '../eval/read-lines.js';

interface Line {
  title: string;
  summary?: string | null;
  date?: string | null;
}

/**
 * Articles placed per second with the product's settings, beside a floor of the same run: splitting the same articles into
 * terms and hashing them. Reading the file and telling languages stand outside of both.
 */
export async function run([file = '']: string[]): Promise<void> {
  const articles: StoryArticle[] = [];
  for await (const { title, summary, date } of readLines<Line>(file))
    articles.push(storyArticle(title, summary ?? '', date));
  const floor = seconds(() => articles.forEach(hash));
  const model = new StoryModel();
  const placing = seconds(() => placeAll(model, articles));
  const line = {
    bench: 'stories',
    file: basename(file),
    n: articles.length,
    articlesPerSecond: Math.round(articles.length / placing),
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

function placeAll(model: StoryModel, articles: StoryArticle[]): void {
  for (const [at, article] of articles.entries()) {
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
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}
