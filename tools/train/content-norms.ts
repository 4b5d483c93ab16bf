/**
 * Measures what is usual for sources, without any labels, and writes it for the content factor:
 *   tsx --conditions=source tools/train/content-norms.ts ARCHIVE.jsonl.gz [--measure-only]
 * Archive lines are `{domain, title, link, description, categories, firstSeen}`. The data file holds the median and the spread of each
 * signal over all sources, and nothing about single sources.
 */

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { tagArticle } from '#domain/ingest/tagging';
import { detectLanguage } from '#domain/text';
import {
  type ArticleSignals,
  articleSignals,
  byDay,
  CONTENT_SIGNALS,
  type ContentSignal,
  meanOfDays,
  type OwnArticle,
  TRUST_SAMPLE,
} from '#domain/trust/factors';
import { TAGS, type Tag } from '#vocabulary';
import { readLines } from '../measure/read-lines.js';
import { commandLine } from '../start/command-line.js';

const TARGET = fileURLToPath(
  new URL('../../libs/domain/src/trust/factors/data/content-norms.ts', import.meta.url),
);
/** Sources with fewer headlines are not representative. */
const LEAST_HEADLINES = 15;
/** The minimum spread. It keeps rare signals from dominating. */
const LEAST_SPREAD = 0.05;

interface ArchiveLine {
  domain: string;
  title: string;
  link: string;
  description?: string | null;
  categories?: string[] | null;
  firstSeen: string;
}

const {
  operands: [archive = ''],
  flags,
} = commandLine({
  name: 'tsx --conditions=source tools/train/content-norms.ts',
  takes: 'ARCHIVE.jsonl.gz [--measure-only]',
  about: 'Measures what is usual for sources, and writes it unless --measure-only is given.',
});
const sources = await signalsBySource(archive);
const norms = CONTENT_SIGNALS.map((signal) => ({ signal, ...normOf(signal, usualOf(signal)) }));
console.log(JSON.stringify({ train: 'content-norms', sources: sources.length, norms }));
if (!flags.has('measure-only')) await write();

async function signalsBySource(file: string): Promise<ArticleSignals[][]> {
  const bySource = new Map<string, OwnArticle[]>();
  let id = 0;
  for await (const line of readLines<ArchiveLine>(file)) {
    const own = bySource.get(line.domain) ?? [];
    bySource.set(line.domain, own);
    own.push(articleOf(line, ++id));
  }
  return [...bySource.values()]
    .map((articles) => articles.filter(({ language }) => language === 'en').slice(-TRUST_SAMPLE.articles))
    .filter(({ length }) => length >= LEAST_HEADLINES)
    .map((articles) => articles.map(articleSignals));
}

type Usual = Record<Tag, number>;

/** The mean of a signal over all articles of each tag. A tag without articles gets the overall mean. */
function usualOf(signal: ContentSignal): Usual {
  const all = sources.flat().filter((article) => article[signal] !== null);
  const meanOf = (articles: readonly ArticleSignals[]) =>
    mean(articles.map((article) => article[signal] ?? 0));
  const usual = TAGS.map((tag): [Tag, number] => {
    const own = all.filter((article) => article.tag === tag);
    return [tag, Number(meanOf(own.length > 0 ? own : all).toFixed(3))];
  });
  return Object.fromEntries(usual) as Usual;
}

/** Splits the variance of daily means into components between and within sources (one-way analysis of variance). */
function normOf(signal: ContentSignal, usual: Usual) {
  const excessOf = (article: ArticleSignals) => {
    const shown = article[signal];
    return shown === null ? null : shown - usual[article.tag];
  };
  const bySource = sources
    .map((articles) => byDay(articles).flatMap((day) => meanOfDays([day], excessOf) ?? []))
    .filter(({ length }) => length > 1);
  const means = bySource.map(mean);
  const typical = [...means].sort((a, b) => a - b)[means.length >> 1] ?? 0;
  const days = bySource.reduce((sum, { length }) => sum + length, 0);
  const within =
    bySource.reduce((sum, values, at) => sum + squares(values, means[at] ?? 0), 0) / (days - bySource.length);
  const noise = mean(bySource.map(({ length }) => within / length));
  const spread = Math.max(
    LEAST_SPREAD,
    Math.sqrt(Math.max(0, squares(means, mean(means)) / means.length - noise)),
  );
  return {
    typical: Number(typical.toFixed(3)),
    spread: Number(spread.toFixed(3)),
    priorDays: Number((within / spread ** 2).toFixed(1)),
    usual,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function squares(values: readonly number[], around: number): number {
  return values.reduce((sum, value) => sum + (value - around) ** 2, 0);
}

function articleOf({ title, link, description, categories, firstSeen }: ArchiveLine, id: number): OwnArticle {
  const stamp = firstSeen.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const excerpt = description ?? '';
  return {
    ...{ id, title, excerpt, url: link, author: null, isFromFeed: false, isDated: false },
    language: detectLanguage(`${title} ${excerpt}`, 'en'),
    publishedAt: new Date(stamp),
    tag:
      tagArticle({ title, summary: excerpt, url: link, categories: categories ?? [] }).tags[0] ?? 'general',
    categories: categories ?? [],
  };
}

async function write(): Promise<void> {
  const rows = norms.map(({ signal, typical, spread, priorDays, usual }) => {
    const tags = Object.entries(usual).map(([tag, rate]) => `${tag}: ${rate}`);
    return `  ${signal}: {\n    typical: ${typical},\n    spread: ${spread},\n    priorDays: ${priorDays},\n    usual: { ${tags.join(', ')} },\n  },`;
  });
  await writeFile(
    TARGET,
    `/**
 * Made by tools/train/content-norms.ts: do not edit. Per signal: its rate in articles of each tag (\`usual\`), and, for
 * the excess of sources over that rate, the median (\`typical\`), the standard deviation (\`spread\`), and the number of
 * days at which chance is as large as the spread (\`priorDays\`).
 */
export const CONTENT_NORMS = {\n${rows.join('\n')}\n};\n`,
  );
}
