/**
 * Learns when an article joins a story, and measures the result on unseen stories and files:
 *   tsx --conditions=source tools/train/joins.ts GOLD.jsonl.gz… [--measure-only]
 * Lines are `{story, title, summary, date}` in published order. Lines without a date or summary are skipped. The shipped trees are
 * fitted on everything. The data file holds numbers only, no text.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type JoinTrees, readTrees, StoryModel } from '#domain/stories/placing';
import { bCubedOf, type Labelled } from '../eval/scores/b-cubed.js';
import { commandLine } from '../start/command-line.js';
import { boost } from './boosted-trees.js';
import { type JoinExample, joinExamples, type LabelledStream } from './join-examples.js';
import { fictionalStream, goldStream } from './join-streams.js';

const TARGET = fileURLToPath(
  new URL('../../libs/domain/src/stories/placing/data/join-trees.ts', import.meta.url),
);
/** Two halves, see `foldOf`. */
const FOLDS = 2;

type Chooses = (example: { story: string; stream: LabelledStream }) => boolean;
const everything: Chooses = () => true;
const fitted = new Map<Chooses, JoinTrees>();

const { operands: files, flags } = commandLine({
  name: 'tsx --conditions=source tools/train/joins.ts',
  takes: 'GOLD.jsonl.gz… [--measure-only]',
  about:
    'Learns when an article joins a story, measures it, and writes the trees unless --measure-only is given.',
});
const streams = [fictionalStream()];
for (const file of files) streams.push(await goldStream(file));

const basic = streams.map((stream) => ({ stream, examples: joinExamples(stream, null) }));
const folds = Array.from(
  { length: FOLDS },
  (_, fold): Chooses =>
    ({ story }) =>
      foldOf(story) === fold,
);
const training = withFaults();
if (!flags.has('measure-only')) {
  const packed = learn(training, everything);
  await writeFile(
    TARGET,
    `/** Made by tools/train/joins.ts: do not edit. */\nexport const JOIN_TREES = \`\n${packed}\n\`;\n`,
  );
  console.error(`${packed.length} characters written to ${TARGET}`);
}
for (const stream of streams) report('stories unseen', stream, folds);
for (const stream of streams) report('stream unseen', stream, [(other) => other.stream === stream]);

/** Adds examples placed by a model that was fitted on other stories. The same stories would reinforce the model's own errors. */
function withFaults(): typeof basic {
  const settings = folds.map((fold) => ({ trees: readTrees(learn(basic, (each) => !fold(each))) }));
  return basic.map(({ stream, examples }) => {
    const met = folds.flatMap((fold, at) =>
      joinExamples(stream, settings[at] ?? null).filter(({ story }) => fold({ story, stream })),
    );
    return { stream, examples: [...examples, ...met] };
  });
}

function learn(from: typeof basic, chooses: Chooses): string {
  const chosen: JoinExample[] = from.flatMap(({ stream, examples }) =>
    examples.filter(({ story }) => chooses({ story, stream })),
  );
  const total = chosen.reduce((sum, { weight }) => sum + weight, 0);
  return boost(chosen.map((it) => ({ ...it, weight: (it.weight * chosen.length) / total })));
}

/** B-cubed over the articles of each part, placed by trees fitted without that part. */
function report(how: string, stream: LabelledStream, parts: readonly Chooses[]): void {
  const scores = parts.map((part) => {
    const trees = fitted.get(part) ?? readTrees(learn(training, (each) => !part(each)));
    fitted.set(part, trees);
    const placed = place(stream, trees);
    return bCubedOf(placed, (story) => part({ story, stream }));
  });
  const counted = scores.reduce((sum, { items: n }) => sum + n, 0);
  const mean = (of: (score: (typeof scores)[number]) => number) =>
    scores.reduce((sum, score) => sum + of(score) * score.items, 0) / counted;
  const [precision, recall] = [mean((it) => it.precision), mean((it) => it.recall)];
  const f1 = (2 * precision * recall) / (precision + recall);
  console.log(JSON.stringify({ how, stream: stream.name, precision, recall, f1 }));
}

function place({ articles }: LabelledStream, trees: JoinTrees): Labelled[] {
  const model = new StoryModel({ trees });
  return articles.map(({ story, article }, at) => ({
    story,
    cluster: model.place(article, () => String(at)).topic,
    date: article.publishedAt?.toISOString().slice(0, 10) ?? null,
  }));
}

/** FNV-1a of the story's name. */
function foldOf(story: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < story.length; at += 1) value = Math.imul(value ^ story.charCodeAt(at), 0x01000193);
  return ((value >>> 13) ^ (value >>> 3)) & 1;
}
