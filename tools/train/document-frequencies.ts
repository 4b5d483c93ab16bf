/**
 * `tsx --conditions=source tools/train/document-frequencies.ts FILE`: counts in how many English news items of a
 * collection (`{title, description}` a line, .gz too) each stem occurs, and how often it is written with a capital
 * inside a sentence, and writes libs/domain/src/text/data/document-frequencies.ts. Counts only, no text.
 */
import { writeFile } from 'node:fs/promises';
import { detectLanguage, termsOf, wordsOf } from '#domain';
import { readLines } from '../eval/read-lines.js';

interface Count {
  documents: number;
  inside: number;
  capital: number;
}

const KEPT_STEMS = 30_000;
const LEAST_DOCUMENTS = 3;
const OUT = 'libs/domain/src/text/data/document-frequencies.ts';

const counts = new Map<string, Count>();
const titles = new Set<string>();
let documents = 0;

function countDocument(title: string, description: string): void {
  documents += 1;
  const seen = new Set<string>();
  countWords(wordsOf(title), seen, !isTitleCase(title));
  countWords(wordsOf(description), seen, true);
}

function countWords(words: string[], seen: Set<string>, withCase: boolean): void {
  for (const [at, word] of words.entries()) {
    for (const term of termsOf(word, 'en')) {
      const count = counts.get(term) ?? { documents: 0, inside: 0, capital: 0 };
      counts.set(term, count);
      if (!seen.has(term)) count.documents += 1;
      seen.add(term);
      if (at > 0 && withCase) countCase(count, word);
    }
  }
}

function countCase(count: Count, word: string): void {
  count.inside += 1;
  if (/^\p{Lu}/u.test(word)) count.capital += 1;
}

/** Capitals tell nothing in a title where every word has one. */
function isTitleCase(title: string): boolean {
  const words = wordsOf(title).filter((word) => word.length > 3);
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: tsx --conditions=source tools/train/document-frequencies.ts FILE');
for await (const item of readLines<{ title?: string; description?: string }>(file)) {
  const title = item.title ?? '';
  const description = item.description ?? '';
  if (titles.has(title) || detectLanguage(`${title}. ${description}`, 'en') !== 'en') continue;
  titles.add(title);
  countDocument(title, description);
}

const rows = [...counts]
  .filter(([, count]) => count.documents >= LEAST_DOCUMENTS)
  .sort(([a, x], [b, y]) => y.documents - x.documents || (a < b ? -1 : 1))
  .slice(0, KEPT_STEMS)
  .map(([stem, { documents, inside, capital }]) => {
    const tenths = inside === 0 ? 0 : Math.round((9 * capital) / inside);
    return `${stem} ${documents} ${tenths}`;
  });

await writeFile(
  OUT,
  `// Made by tools/train/document-frequencies.ts; counts only.
/** English news items counted. */
export const DOCUMENTS = ${documents};
/** A line per stem: stem, items it occurs in, and how often it has a capital inside a sentence (0 never, 9 always). */
export const DOCUMENT_FREQUENCIES = \`
${rows.join('\n')}
\`;
`,
);
console.log(JSON.stringify({ documents, stems: rows.length, out: OUT }));
