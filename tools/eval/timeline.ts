import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { type DatedArticle, rankDates } from '#domain/timeline/dates';
import { readLines } from '../measure/read-lines.js';
import type { CommandLine } from '../start/command-line.js';

const articleLine = z.object({
  date: z.iso.date(),
  title: z.string().default(''),
  summary: z.string().nullish(),
  text: z.string().nullish(),
});
const goldFile = z.array(z.object({ name: z.string(), timeline: z.record(z.iso.date(), z.unknown()) }));

interface TimelineScore {
  name: string;
  precision: number;
  recall: number;
  f1: number;
}

/** `eval timeline A.jsonl G.json`: how many days of each gold timeline are among the ranked dates. */
export async function run({ operands: [articleFile = '', goldPath = ''] }: CommandLine): Promise<void> {
  const articles = await readArticles(articleFile);
  const ranked = rankDates(articles).map(({ date }) => date);
  const timelines = (await readGold(goldPath)).map((gold) =>
    score(gold.name, Object.keys(gold.timeline), ranked),
  );
  const f1 = rounded(timelines.reduce((sum, each) => sum + each.f1, 0) / Math.max(1, timelines.length));
  console.log(
    JSON.stringify({
      eval: 'timeline',
      file: basename(articleFile),
      f1,
      timelines: timelines.map(roundedScore),
    }),
  );
}

async function readArticles(file: string): Promise<DatedArticle[]> {
  const articles: DatedArticle[] = [];
  for await (const line of readLines(file)) {
    const { date, title, summary, text } = articleLine.parse(line);
    articles.push({
      publishedAt: new Date(`${date}T12:00:00Z`),
      title,
      excerpt: summary ?? '',
      text: text ?? null,
    });
  }
  return articles;
}

async function readGold(file: string): Promise<z.infer<typeof goldFile>> {
  const bytes = await readFile(file);
  return goldFile.parse(JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')));
}

/** Compares as many ranked days as the gold timeline has, between its first and last day. */
function score(name: string, gold: string[], ranked: string[]): TimelineScore {
  const days = [...gold].sort();
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  const chosen = ranked.filter((date) => date >= first && date <= last).slice(0, days.length);
  const hits = chosen.filter((date) => days.includes(date)).length;
  const precision = hits / Math.max(1, chosen.length);
  const recall = hits / Math.max(1, days.length);
  return { name, precision, recall, f1: hits === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

function roundedScore(each: TimelineScore): TimelineScore {
  return {
    name: each.name,
    precision: rounded(each.precision),
    recall: rounded(each.recall),
    f1: rounded(each.f1),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
