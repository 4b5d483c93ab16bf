/**
 * Measures the tagger by five-fold cross-validation, then trains the shipped weights on everything:
 *   tsx --conditions=source tools/train/tags.ts GOLD.jsonl.gz… [ARCHIVE.jsonl.gz] [--stories=STORIES.jsonl.gz]
 *     [--measure-only | --write-only]
 * Gold lines are `{title, summary, url, label}`, archive lines `{title, description, link, categories}`, story lines
 * `{story, title}` without labels. The data file holds only numbers for hashed words.
 */

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { packTagWeights, tagArticle, unpackTagWeights } from '#domain/ingest/tagging';
import type { Tag } from '#vocabulary';
import { scoreTags } from '../eval/scores/score-tags.js';
import { commandLine } from '../start/command-line.js';
import { fitTagWeights } from './fit-tag-weights.js';
import { readStoryHeadlines, type StoryHeadlines } from './story-headlines.js';
import { type LabelledText, readLabelledTexts } from './tag-examples.js';

const TARGET = fileURLToPath(
  new URL('../../libs/domain/src/ingest/tagging/data/packed-tag-weights.ts', import.meta.url),
);
const FOLDS = 5;
/** Rarer labels of a file are excluded from the mean, because their F1 is mostly chance. */
const LEAST_ITEMS = 50;

const {
  operands: files,
  values: { stories: storiesFile },
  flags,
} = commandLine({
  name: 'tsx --conditions=source tools/train/tags.ts',
  takes: 'FILE… [--stories FILE] [--measure-only] [--write-only]',
  about:
    'Measures the tagger by cross-validation, then writes the weights. The last two options leave one of both out.',
});

const texts: LabelledText[] = [];
for (const file of files) texts.push(...(await readLabelledTexts(file)));
const stories = storiesFile === undefined ? [] : await readStoryHeadlines(storiesFile);
console.error(`${texts.length} labelled texts of ${files.length} files, ${stories.length} stories`);
if (!flags.has('write-only')) report(crossValidated());
if (!flags.has('measure-only')) await write();

interface Outcome {
  file: string;
  label: Tag;
  tags: Tag[];
}

/** Tags each text with a model that was not trained on it or on another text with the same title. */
function crossValidated(): Outcome[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    // Measure the weights as shipped: packed and unpacked.
    const weights = unpackTagWeights(
      packTagWeights(
        fitTagWeights(
          texts.filter((text) => foldOf(text) !== fold),
          storiesApart(fold),
        ),
      ),
    );
    return texts
      .filter((text) => foldOf(text) === fold)
      .map(({ file, title, summary, labels }) => ({
        file,
        label: labels[0] ?? 'general',
        tags: tagArticle({ title, summary, url: null, categories: [] }, weights).tags,
      }));
  }).flat();
}

/** Stories without a headline that is the title of a text in the fold. */
function storiesApart(fold: number): StoryHeadlines[] {
  const measured = new Set(texts.filter((text) => foldOf(text) === fold).map(({ title }) => wordsOf(title)));
  return stories.filter(({ titles }) => !titles.some((title) => measured.has(wordsOf(title))));
}

function foldOf({ title }: LabelledText): number {
  return crc32(wordsOf(title)) % FOLDS;
}

function wordsOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function report(outcomes: readonly Outcome[]): void {
  for (const file of new Set(outcomes.map((outcome) => outcome.file))) {
    const own = outcomes.filter((outcome) => outcome.file === file);
    const { macroF1: macroF1AllLabels } = scoreTags(own);
    console.log(JSON.stringify({ folds: FOLDS, file, ...scoreTags(own, LEAST_ITEMS), macroF1AllLabels }));
  }
}

async function write(): Promise<void> {
  const packed = packTagWeights(fitTagWeights(texts, stories));
  await writeFile(
    TARGET,
    `/** Made by tools/train/tags.ts: do not edit. */\nexport const PACKED_TAG_WEIGHTS = \`${packed}\`;\n`,
  );
  console.error(`${packed.length} characters written to ${TARGET}`);
}
