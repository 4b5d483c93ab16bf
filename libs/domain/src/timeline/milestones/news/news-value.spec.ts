import { describe, expect, it } from '@jest/globals';
import type { TimelineArticle } from '../../read/timeline-article.js';
import { buildMilestones } from '../build-milestones.js';
import { asNews, shownImpact } from './impact-value.js';
import { NEWS_FROM, newsValue } from './news-value.js';

const told = { origins: 2, plain: 1, central: 0.6, develops: 1, isSpeech: false, repeats: 0 };

describe('newsValue', () => {
  it('calls a plain report of two origins news', () => {
    expect(newsValue(told)).toBeGreaterThan(NEWS_FROM);
  });

  it.each([
    ['of one origin', { origins: 1 }],
    ['with a title that asks', { plain: 0 }],
    ['without the main words of its story', { central: 0 }],
    ['without a verb that changes anything', { develops: 0 }],
    ['that repeats an earlier one', { repeats: 2 }],
  ])('counts one %s less', (_, given) => {
    expect(newsValue({ ...told, ...given })).toBeLessThan(newsValue(told) - 0.05);
  });

  it('calls colour of one origin no news', () => {
    expect(newsValue({ ...told, origins: 1, plain: 0.4, develops: 0 })).toBeLessThan(0.5);
  });
});

describe('shownImpact', () => {
  it.each([
    [8.6, 0.4, 3.9],
    [3.6, 0.4, 3.6],
    [3.6, 0.9, 4],
    [8.6, 0.9, 8.6],
  ])('%d with a likelihood of %d → %d', (impact, news, shown) => {
    expect(shownImpact(impact, news)).toBe(shown);
  });

  it('raises what a page needs to medium', () => {
    expect(asNews({ impactValue: 3.6, significance: 'low' })).toEqual({
      impactValue: 4,
      significance: 'medium',
    });
    expect(asNews({ impactValue: 8, significance: 'high' })).toEqual({
      impactValue: 8,
      significance: 'high',
    });
  });
});

describe('milestones of a story', () => {
  const article = (id: number, hour: number, title: string, excerpt: string): TimelineArticle => ({
    ...{ id, sourceId: id, sourceDomain: `outlet${id}.example`, sourceName: `Outlet ${id}` },
    ...{ originKey: `source:${id}`, copyGroup: id, title, excerpt, text: null },
    ...{ publishedAt: new Date(Date.UTC(2031, 2, 3, hour)), imageUrl: null, sourceTrust: null },
  });

  it('are low if one outlet adds colour, and titled plainly', () => {
    const lead = 'The dam above Orvale broke after a week of rain and flooded the town.';
    const [breach, colour] = buildMilestones(
      [
        article(1, 6, 'What it felt like when the Orvale dam broke', lead),
        article(2, 7, 'Orvale dam breaks after a week of rain', lead),
        article(3, 8, 'Dam above Orvale breaks after rain, floods town', lead),
        article(4, 20, 'The baker of the market and his very old oven', 'Pim Quill bakes in a cellar.'),
      ],
      new Date('2031-03-05T00:00:00Z'),
    );
    expect(breach?.significance).not.toBe('low');
    expect(breach?.title).toMatch(/breaks after/);
    expect(colour?.significance).toBe('low');
  });
});
