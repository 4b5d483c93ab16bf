import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { StoryModel } from '#domain';
import { bCubed } from '../../eval/b-cubed.js';
import { readFictionalStream } from './fictional-stream.js';

const GOLD = join(import.meta.dirname, '..', '..', '..', 'test', 'gold', 'fictional.json');
const { lookAlikes } = z
  .object({ lookAlikes: z.array(z.tuple([z.string(), z.string()])) })
  .parse(JSON.parse(readFileSync(GOLD, 'utf8')));

/** All items as the product places them one by one. */
function placed() {
  const model = new StoryModel();
  let topics = 0;
  return readFictionalStream(import.meta.dirname).items.map((item) => {
    const date = item.publishedAt ?? item.appearsAt;
    const article = {
      title: item.title,
      summary: item.summary,
      language: 'en',
      publishedAt: new Date(date),
    };
    const { topic } = model.place(article, () => String(++topics));
    return { story: item.story ?? `${item.outlet} ${item.guid}`, cluster: topic, date };
  });
}

describe('the stories of the fictional fortnight', () => {
  const labelled = placed();

  it('are found again by the product: whole over two weeks, and apart where they only look alike', () => {
    const { precision, recall } = bCubed(labelled);
    expect(precision).toBeGreaterThan(0.9);
    expect(recall).toBeGreaterThan(0.9);
  });

  it('share no topic where they only look alike, but for two pairs at most', () => {
    const topicsOf = (story: string) =>
      new Set(labelled.filter((item) => item.story === story).map(({ cluster }) => cluster));
    const merged = lookAlikes.filter(([a, b]) => {
      const known = topicsOf(a);
      return [...topicsOf(b)].some((topic) => known.has(topic));
    });
    expect(merged.length).toBeLessThanOrEqual(2);
    for (const kind of [/quake/, /trial/, /strike/]) expect(merged.flat().join()).not.toMatch(kind);
  });
});
