/**
 * `tsx --conditions=source tools/train/document-frequencies.ts FILE`: counts the English news items of a collection in which each stem
 * occurs (`{title, description}` per line, may be gzipped), and writes libs/domain/src/text/data/document-frequencies.ts. It holds
 * counts only, no text.
 */
import { writeFile } from 'node:fs/promises';
import { detectLanguage, tokenise } from '#domain/text';
import { readLines } from '../measure/read-lines.js';
import { commandLine } from '../start/command-line.js';

const KEPT_STEMS = 30_000;
const LEAST_DOCUMENTS = 3;
const OUT = 'libs/domain/src/text/data/document-frequencies.ts';

const counts = new Map<string, number>();
const titles = new Set<string>();
let documents = 0;

function countDocument(text: string): void {
  documents += 1;
  for (const term of new Set(tokenise(text, 'en'))) counts.set(term, (counts.get(term) ?? 0) + 1);
}

const {
  operands: [file = ''],
} = commandLine({
  name: 'tsx --conditions=source tools/train/document-frequencies.ts',
  takes: 'FILE',
  about: `Counts the news items in which each stem occurs, and writes ${OUT}.`,
});
for await (const item of readLines<{ title?: string; description?: string }>(file)) {
  const title = item.title ?? '';
  const text = `${title}. ${item.description ?? ''}`;
  if (titles.has(title) || detectLanguage(text, 'en') !== 'en') continue;
  titles.add(title);
  countDocument(text);
}

const rows = [...counts]
  .filter(([, count]) => count >= LEAST_DOCUMENTS)
  .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  .slice(0, KEPT_STEMS)
  .map(([stem, count]) => `${stem} ${count}`);

await writeFile(
  OUT,
  `// Made by tools/train/document-frequencies.ts; counts only.
/** Number of English news items. */
export const DOCUMENTS = ${documents};
/** One line per stem: the stem, and the number of items that contain it. */
export const DOCUMENT_FREQUENCIES = \`
${rows.join('\n')}
\`;
`,
);
console.log(JSON.stringify({ documents, stems: rows.length, out: OUT }));
