import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { StoryLinks } from '#domain/stories/linking';
import { type StoryArticle, StoryModel } from '#domain/stories/placing';
import { detectLanguage, tokenise } from '#domain/text';
import { readLines } from '../measure/read-lines.js';
import type { CommandLine } from '../start/command-line.js';

interface Line {
  title: string;
  summary?: string | null;
  date?: string | null;
}

/**
 * Articles placed per CPU second in events and stories with the product's settings, without the nightly reviews, and the speed of the last tenth relative to the first. The baseline
 * splits the same articles into terms and hashes them. Reading the file and detecting languages are not included in either.
 */
export async function run({ operands: [file = ''] }: CommandLine): Promise<void> {
  const articles: StoryArticle[] = [];
  for await (const { title, summary, date } of readLines<Line>(file))
    articles.push(storyArticle(title, summary ?? '', date));
  const floor = seconds(() => articles.forEach(hash));
  const [model, links] = [new StoryModel(), new StoryLinks()];
  const tenths = placeInTenths(model, links, articles);
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
    ...links.size,
    rssMb: Math.round(process.memoryUsage.rss() / 2 ** 20),
  };
  console.log(JSON.stringify(line));
}

function storyArticle(title: string, summary: string, date: string | null | undefined): StoryArticle {
  const language = detectLanguage(`${title}. ${summary}`, 'en');
  return { title, summary, language, publishedAt: date ? new Date(date) : null };
}

/** CPU seconds for each tenth of the articles. */
function placeInTenths(model: StoryModel, links: StoryLinks, articles: StoryArticle[]): number[] {
  const size = Math.ceil(articles.length / 10);
  return Array.from({ length: 10 }, (_, tenth) =>
    seconds(() => placeAll(model, links, articles, { from: tenth * size, to: (tenth + 1) * size })),
  );
}

function placeAll(
  model: StoryModel,
  links: StoryLinks,
  articles: StoryArticle[],
  { from, to }: { from: number; to: number },
): void {
  for (let at = from; at < to; at += 1) {
    const article = articles[at];
    if (!article) return;
    if (at % FORGET_EVERY === 0 && article.publishedAt)
      model.forget(new Date(article.publishedAt.getTime() - model.reach));
    if (at % FORGET_EVERY === 0) links.forget();
    const { topic } = model.place(article, () => String(at));
    links.place(
      { ...article, id: at, url: `https://paper${at % OUTLETS}.example/` },
      Number(topic),
      () => at,
    );
  }
}

const FORGET_EVERY = 1_000;
const OUTLETS = 20;

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
