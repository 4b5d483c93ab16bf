import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { LinkedStories } from '../../eval/recorded/linked-stories.js';
import { bCubed } from '../../eval/scores/b-cubed.js';
import { readFictionalStream } from './fictional-stream.js';

const GOLD = join(import.meta.dirname, '..', '..', '..', 'test', 'gold', 'fictional.json');
const { lookAlikes } = z
  .object({ lookAlikes: z.array(z.tuple([z.string(), z.string()])) })
  .parse(JSON.parse(readFileSync(GOLD, 'utf8')));

/** Places all items one by one as the product does, with or without the repair pass. */
function placed(isRepaired: boolean) {
  const { items } = readFictionalStream(import.meta.dirname);
  const dated = items.map((item) => ({ ...item, date: item.publishedAt ?? item.appearsAt }));
  const stories = new LinkedStories({ isRepaired });
  for (const { title, summary, date, outlet, path } of dated)
    stories.place({
      ...{ title, summary, language: 'en', publishedAt: new Date(date) },
      url: `https://${outlet}.example/${path}`,
    });
  const topics = stories.finish();
  return dated.map(({ story, outlet, guid, date }, at) => ({
    ...{ story: story ?? `${outlet} ${guid}`, date },
    cluster: String(topics[at]),
  }));
}

describe.each([
  ['as placed', false],
  ['as repaired', true],
])('the stories of the fictional fortnight, %s,', (_, isRepaired) => {
  const labelled = placed(isRepaired);

  it('are found by the product with high precision and recall', () => {
    const { precision, recall } = bCubed(labelled);
    expect(precision).toBeGreaterThan(0.9);
    expect(recall).toBeGreaterThan(0.9);
  });

  it('share no topic with a look-alike story, except for one pair at most', () => {
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
