import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { bCubed } from '../../eval/b-cubed.js';
import { RepairedStories } from '../../eval/repaired-stories.js';
import { readFictionalStream } from './fictional-stream.js';

const GOLD = join(import.meta.dirname, '..', '..', '..', 'test', 'gold', 'fictional.json');
const { lookAlikes } = z
  .object({ lookAlikes: z.array(z.tuple([z.string(), z.string()])) })
  .parse(JSON.parse(readFileSync(GOLD, 'utf8')));

/** All items as the product places them one by one, with or without its second pass. */
function placed(isRepaired: boolean) {
  const { items } = readFictionalStream(import.meta.dirname);
  const dated = items.map((item) => ({ ...item, date: item.publishedAt ?? item.appearsAt }));
  const stories = new RepairedStories(isRepaired);
  for (const { title, summary, date } of dated)
    stories.place({ title, summary, language: 'en', publishedAt: new Date(date) });
  const topics = stories.finish();
  return dated.map(({ story, outlet, guid, date }, at) => ({
    ...{ story: story ?? `${outlet} ${guid}`, date },
    cluster: topics[at] ?? '',
  }));
}

describe.each([
  ['as placed', false],
  ['as repaired', true],
])('the stories of the fictional fortnight, %s,', (_, isRepaired) => {
  const labelled = placed(isRepaired);

  it('are found again by the product: whole over two weeks, and apart where they only look alike', () => {
    const { precision, recall } = bCubed(labelled);
    expect(precision).toBeGreaterThan(0.9);
    expect(recall).toBeGreaterThan(0.9);
  });

  it('share no topic where they only look alike, but for one pair at most', () => {
    const topicsOf = (story: string) =>
      new Set(labelled.filter((item) => item.story === story).map(({ cluster }) => cluster));
    const merged = lookAlikes.filter(([a, b]) => {
      const known = topicsOf(a);
      return [...topicsOf(b)].some((topic) => known.has(topic));
    });
    expect(merged.length).toBeLessThanOrEqual(1);
    for (const kind of [/quake/, /trial/, /strike/, /cup/]) expect(merged.flat().join()).not.toMatch(kind);
  });
});
