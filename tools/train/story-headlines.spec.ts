import { describe, expect, it } from '@jest/globals';
import { FEATURE_NUMBERS, FeatureBag, readTagFeatures, type TagWeights } from '#domain/ingest/tagging';
import { TAGS, type Tag } from '#vocabulary';
import { inferredHeadlines } from './story-headlines.js';

/** A model that knows one word of each of two tags. */
function knowing(words: ReadonlyMap<string, Tag>): TagWeights {
  const bag = new FeatureBag();
  const rowAt = new Int32Array(FEATURE_NUMBERS).fill(-1);
  const rows: number[] = [];
  for (const [word, known] of words) {
    readTagFeatures({ title: word, summary: '' }, bag);
    for (const [k, to] of bag.to.subarray(0, bag.size).entries()) {
      if (to === 0) continue;
      rowAt[bag.ids[k] ?? 0] = rows.length;
      rows.push(...TAGS.map((tag) => (tag === known ? 20 : 0)));
    }
  }
  return { bias: new Float32Array(TAGS.length), rowAt, weights: Float32Array.from(rows) };
}

const model = knowing(
  new Map([
    ['wicket', 'sports'],
    ['merger', 'business'],
  ]),
);
const labelled = (...titles: string[]) =>
  inferredHeadlines([{ titles }], model).map(({ title, labels }) => `${labels.join()}: ${title}`);

describe('inferredHeadlines', () => {
  it('gives an ambiguous headline the tag of the others', () => {
    expect(labelled('Late wicket', 'Saltby rejoices', 'Last wicket falls')).toEqual([
      'sports: Late wicket',
      'sports: Saltby rejoices',
      'sports: Last wicket falls',
    ]);
  });

  it.each([
    ['too few headlines', ['Late wicket', 'Last wicket falls']],
    ['no known words', ['Saltby rejoices', 'A quiet day', 'Another one']],
    ['two tags in balance', ['Late wicket', 'Last wicket', 'Merger agreed', 'Quick merger']],
  ])('leaves out a story with %s', (_, titles) => {
    expect(labelled(...titles)).toEqual([]);
  });

  it('uses at most eight headlines of a story', () => {
    expect(labelled(...Array.from({ length: 30 }, (_, i) => `Wicket ${i}`))).toHaveLength(8);
  });
});
