import { describe, expect, it } from '@jest/globals';
import { nameTopic } from './topic-name.js';

const article = (id: number, title: string, excerpt: string, sourceTrust: number | null = null) => ({
  id,
  sourceId: id,
  sourceDomain: `outlet${id}.example`,
  sourceName: `Outlet ${id}`,
  originKey: `source:${id}`,
  copyGroup: id,
  title,
  excerpt,
  text: null,
  publishedAt: new Date(id * 3_600_000),
  imageUrl: null,
  sourceTrust,
});

describe('nameTopic', () => {
  it('takes the central title, cleaned, and sentences of different origins', () => {
    const { name, description } = nameTopic([
      article(1, 'Market day moved', 'The market of Pellmere moves to the square because of water.'),
      article(
        2,
        'BREAKING: Orvale dam breaks after storm',
        'The dam above Orvale broke on Monday and flooded the lower street.',
        90,
      ),
      article(
        3,
        'Dam of Orvale breaks after a storm',
        'Engineers had warned for years that the wall was cracked.',
        20,
      ),
    ]);
    expect(name).toBe('Orvale dam breaks after storm');
    expect(description).toContain('flooded the lower street.');
    expect(description).toContain('Engineers had warned');
  });

  it('describes the topic in at most three sentences of different origins', () => {
    const said = [
      [1, 'The dam above Orvale broke on Monday and flooded the lower street.'],
      [1, 'Firemen carried forty children over the roofs to the school on the hill.'],
      [3, 'Engineers had warned for years that the wall was cracked from side to side.'],
      [4, 'The mayor asked the neighbouring towns for pumps, blankets and bakers.'],
      [5, 'Insurers expect the damage to be the largest of this century so far.'],
    ] as const;
    const { description } = nameTopic(
      said.map(([origin, excerpt], at) => ({
        ...article(at + 1, 'Orvale dam breaks after storm', excerpt),
        originKey: `source:${origin}`,
      })),
    );
    const quoted = said.filter(([, sentence]) => description.includes(sentence)).map(([origin]) => origin);
    expect(quoted).toHaveLength(3);
    expect(new Set(quoted).size).toBe(3);
  });

  it('has no name without articles', () => {
    expect(nameTopic([])).toEqual({ name: '', description: '' });
  });
});
