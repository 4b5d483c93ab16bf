/**
 * Trains the tag weights and measures them on the parts held out of every file:
 *   tsx --conditions=source tools/train/tags.ts GOLD.jsonl.gz… [ARCHIVE.jsonl.gz] [--measure-only]
 * Gold lines are `{title, summary, url, label}`, archive lines `{title, description, link, categories}`.
 * The shipped weights are trained on everything; words only, no text, enter the data file.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { packTagWeights, TAGS, type TagWeights, tagArticle, unpackTagWeights } from '#domain';
import { scoreTags } from '../eval/score-tags.js';
import { fitTagWeights } from './fit-tag-weights.js';
import { type LabelledText, readLabelledTexts } from './tag-examples.js';

const TARGET = fileURLToPath(
  new URL('../../libs/domain/src/tagging/data/packed-tag-weights.ts', import.meta.url),
);
const FOLDS = 5;

const args = process.argv.slice(2);
const files = args.filter((arg) => !arg.startsWith('--'));
const measureOnly = args.includes('--measure-only');
if (files.length === 0) {
  console.error('Usage: tsx --conditions=source tools/train/tags.ts FILE.jsonl[.gz]… [--measure-only]');
  process.exit(1);
}

const texts: LabelledText[] = [];
for (const file of files) texts.push(...(await readLabelledTexts(file)));
console.error(`${texts.length} labelled texts of ${files.length} files`);

const heldOut = (_: LabelledText, i: number) => i % FOLDS === 0;
report('held out', texts.filter(heldOut), fitted(texts.filter((text, i) => !heldOut(text, i))));
for (const file of new Set(texts.filter(({ gold }) => gold).map((text) => text.file))) {
  const unseen = texts.filter((text) => text.file === file);
  report('file unseen', unseen, fitted(texts.filter((text) => text.file !== file)));
}
if (!measureOnly) {
  const packed = packTagWeights(fitTagWeights(texts));
  await writeFile(
    TARGET,
    `/** Made by tools/train/tags.ts: do not edit. */\nexport const PACKED_TAG_WEIGHTS = \`${packed}\`;\n`,
  );
  console.error(`${packed.length} characters written to ${TARGET}`);
}

/** What is measured is what is shipped: weights that were packed and unpacked. */
function fitted(training: LabelledText[]): TagWeights {
  return unpackTagWeights(packTagWeights(fitTagWeights(training)));
}

function report(how: string, test: LabelledText[], weights: TagWeights): void {
  for (const file of new Set(test.map((text) => text.file))) {
    const outcomes = test
      .filter((text) => text.file === file)
      .map(({ title, summary, labels }) => ({
        label: labels[0] ?? 'general',
        tags: tagArticle({ title, summary, url: null, categories: [] }, weights).tags,
      }));
    const recall: Record<string, string> = {};
    for (const tag of TAGS) {
      const all = outcomes.filter(({ label }) => label === tag);
      if (all.length > 0)
        recall[tag] = (all.filter(({ tags }) => tags[0] === tag).length / all.length).toFixed(2);
    }
    console.log(JSON.stringify({ how, file, ...scoreTags(outcomes), recall }));
  }
}
