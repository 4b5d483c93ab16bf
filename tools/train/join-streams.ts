import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { detectLanguage } from '#domain/text';
import { readLines } from '../measure/read-lines.js';
import { readFictionalStream } from '../recorded/fictional/fictional-stream.js';
import type { LabelledStream } from './join-examples.js';

const FICTIONAL = fileURLToPath(new URL('../recorded/fictional', import.meta.url));
/** Higher because its stories run for days and weeks, unlike those of the gold files. */
const FICTIONAL_WEIGHT = 2;
interface Line {
  story: string;
  title?: string;
  summary?: string | null;
  date?: string | null;
}

type LabelledArticle = LabelledStream['articles'][number];

/** The articles of a gold file with a date and a summary. The learned model does not decide about others. */
export async function goldStream(file: string): Promise<LabelledStream> {
  const articles: LabelledArticle[] = [];
  for await (const line of readLines<Line>(file))
    if (line.date && line.summary) articles.push(labelled(line));
  return { name: basename(file), weight: 1, articles };
}

/** The fictional fortnight. */
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
  return { name: 'fictional', weight: FICTIONAL_WEIGHT, articles };
}

function labelled({ story, title = '', summary, date }: Line): LabelledArticle {
  const text = summary ?? '';
  const language = detectLanguage(`${title}. ${text}`, 'en');
  return {
    story: String(story),
    article: { title, summary: text, language, publishedAt: date ? new Date(date) : null },
  };
}
