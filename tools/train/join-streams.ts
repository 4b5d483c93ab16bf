import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { detectLanguage } from '#domain';
import { readLines } from '../eval/read-lines.js';
import { readFictionalStream } from '../recorded/fictional/fictional-stream.js';
import type { LabelledStream } from './join-examples.js';

const FICTIONAL = fileURLToPath(new URL('../recorded/fictional', import.meta.url));
/** Its stories run for days and weeks, which those of the gold files do not. */
const FICTIONAL_WEIGHT = 2;
/** Articles in a row that are taken of a file cut by days: dense enough, and not too many. */
const WINDOW = 2_500;
const WINDOWS_APART = 60_000;
const MOST_WINDOWS = 2;

interface Line {
  story: string;
  title?: string;
  summary?: string | null;
  date?: string | null;
}

type LabelledArticle = LabelledStream['articles'][number];

/** The dated articles of a gold file. */
export async function goldStream(file: string): Promise<LabelledStream> {
  const articles: LabelledArticle[] = [];
  for await (const line of readLines<Line>(file)) if (line.date) articles.push(labelled(line));
  return { name: basename(file), weight: 1, byDay: false, articles };
}

/** A few windows of a large gold file whose stories are cut by days. */
export async function dayStreams(file: string): Promise<LabelledStream[]> {
  const windows: LabelledArticle[][] = [];
  let at = 0;
  for await (const line of readLines<Line>(file)) {
    const window = Math.floor(at / WINDOWS_APART);
    if (window >= MOST_WINDOWS) break;
    if (at % WINDOWS_APART === 0) windows.push([]);
    if (at % WINDOWS_APART < WINDOW) windows[window]?.push(labelled(line));
    at += 1;
  }
  return windows.map((articles, window) => ({
    name: `${basename(file)} from ${window * WINDOWS_APART}`,
    weight: 1,
    byDay: true,
    articles,
  }));
}

/** The invented fortnight. */
export function fictionalStream(): LabelledStream {
  const articles = readFictionalStream(FICTIONAL).items.map((item) => ({
    story: item.story ?? `${item.outlet} ${item.guid}`,
    article: {
      title: item.title,
      summary: item.summary,
      language: 'en',
      publishedAt: new Date(item.publishedAt ?? item.appearsAt),
    },
  }));
  return { name: 'fictional', weight: FICTIONAL_WEIGHT, byDay: false, articles };
}

function labelled({ story, title = '', summary, date }: Line): LabelledArticle {
  const text = summary ?? '';
  const language = detectLanguage(`${title}. ${text}`, 'en');
  return {
    story: String(story),
    article: { title, summary: text, language, publishedAt: date ? new Date(date) : null },
  };
}
