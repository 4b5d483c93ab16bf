/**
 * Measures the clickbait model by five-fold cross-validation, then trains the shipped weights on everything:
 *   tsx --conditions=source tools/train/clickbait.ts CLICKBAIT.gz PLAIN.gz [--measure-only]
 * The files hold one headline per line. Blank lines are skipped. Only short common words and numbers enter the data file.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { crc32, gunzipSync } from 'node:zlib';
import { type ClickbaitModel, clickbaitFeatures, clickbaitProbability } from '#domain/trust/content';
import { commandLine } from '../start/command-line.js';
import { type Example, trainSoftmax } from './softmax.js';

const TARGET = fileURLToPath(
  new URL('../../libs/domain/src/trust/content/data/clickbait-weights.ts', import.meta.url),
);
const FOLDS = 5;
const OPTIONS = { epochs: 8, unsettled: 7, rate: 0.3, decay: 1e-3 };
/** The minimum number of headlines for a feature to be learned, and its minimum weight to be shipped. */
const MIN_HEADLINES = 15;
const MIN_WEIGHT = 0.05;
const BINS = 10;

interface Headline {
  title: string;
  isClickbait: boolean;
}

const {
  operands: [clickbaitFile = '', plainFile = ''],
  flags,
} = commandLine({
  name: 'tsx --conditions=source tools/train/clickbait.ts',
  takes: 'CLICKBAIT.gz PLAIN.gz [--measure-only]',
  about: 'Measures the clickbait model, then writes the weights unless --measure-only is given.',
});
const headlines = [...(await headlinesOf(clickbaitFile, true)), ...(await headlinesOf(plainFile, false))];
report();
if (!flags.has('measure-only')) await write();

async function headlinesOf(file: string, isClickbait: boolean): Promise<Headline[]> {
  const bytes = await readFile(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((title) => ({ title, isClickbait }));
}

function trained(examples: readonly Headline[]): ClickbaitModel {
  const counts = new Map<string, number>();
  const read = examples.map(({ title }) => clickbaitFeatures(title));
  for (const feature of read.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= MIN_HEADLINES).map(([feature]) => feature);
  const indexes = new Map(known.map((feature, at) => [feature, at]));
  const model = trainSoftmax(
    examples.map(({ isClickbait }, at): Example => {
      const features = Int32Array.from((read[at] ?? []).flatMap((feature) => indexes.get(feature) ?? []));
      const values = new Float32Array(features.length).fill(1);
      return {
        features,
        values,
        target: Float32Array.of(isClickbait ? 0 : 1, isClickbait ? 1 : 0),
        weight: 1,
      };
    }),
    { classes: 2, features: known.length, ...OPTIONS },
  );
  const logOdds = (at: number, from: Float32Array) => (from[2 * at + 1] ?? 0) - (from[2 * at] ?? 0);
  const weights = known.flatMap((feature, at): [string, number][] => {
    const weight = Number(logOdds(at, model.weights).toFixed(2));
    return Math.abs(weight) < MIN_WEIGHT ? [] : [[feature, weight]];
  });
  return { bias: Number(logOdds(0, model.bias).toFixed(2)), weights: new Map(weights.sort()) };
}

/** Judges each headline with a model that was not trained on it. */
function report(): void {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const isOfFold = ({ title }: Headline) => crc32(title.toLowerCase()) % FOLDS === fold;
    const model = trained(headlines.filter((headline) => !isOfFold(headline)));
    return headlines
      .filter(isOfFold)
      .map(({ title, isClickbait }) => ({ isClickbait, probability: clickbaitProbability(title, model) }));
  }).flat();
  const right = judged.filter(({ isClickbait, probability }) => isClickbait === probability > 0.5).length;
  const rounded = (value: number) => Number(value.toFixed(4));
  console.log(
    JSON.stringify({
      train: 'clickbait',
      n: judged.length,
      folds: FOLDS,
      accuracy: rounded(right / judged.length),
      calibrationError: rounded(calibrationError(judged)),
    }),
  );
}

/** Expected calibration error over ten bins: the distance between predicted probabilities and observed frequencies. */
function calibrationError(judged: readonly { isClickbait: boolean; probability: number }[]): number {
  const bins = Map.groupBy(judged, ({ probability }) => Math.min(BINS - 1, Math.floor(BINS * probability)));
  const off = [...bins.values()].map((bin) =>
    Math.abs(bin.reduce((sum, { isClickbait, probability }) => sum + probability - (isClickbait ? 1 : 0), 0)),
  );
  return off.reduce((sum, each) => sum + each, 0) / judged.length;
}

async function write(): Promise<void> {
  const { bias, weights } = trained(headlines);
  const lines = [...weights].map(([feature, weight]) => `${feature} ${weight}`).join('\n');
  const text = `/** Made by tools/train/clickbait.ts: do not edit. One feature and the log-odds that it adds per line. */
export const CLICKBAIT_BIAS = ${bias};
export const CLICKBAIT_WEIGHTS = \`${lines}\`;\n`;
  await writeFile(TARGET, text);
  console.error(`${weights.size} weights, ${text.length} characters written to ${TARGET}`);
}
