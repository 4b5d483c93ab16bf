import { describe, expect, it } from '@jest/globals';
import type { TimelineArticle } from '../read/timeline-article.js';
import { buildMilestones } from './build-milestones.js';

/** 3 March 2031 is a Monday. */
function article(id: number, day: number, hour: number, title: string, excerpt: string): TimelineArticle {
  return {
    ...{ id, sourceId: id, sourceDomain: `outlet${id}.example`, sourceName: `Outlet ${id}` },
    ...{ originKey: `source:${id}`, copyGroup: id, title, excerpt, text: null },
    ...{ publishedAt: new Date(Date.UTC(2031, 2, day, hour)), imageUrl: null, sourceTrust: null },
  };
}

const breach = article(
  1,
  3,
  9,
  'Dam above Orvale breaks',
  'The dam above Orvale broke after a week of rain.',
);
const resigned = 'Minister Ines Thole resigns over Orvale';

/** The day of the resignation, reported on the day after the dam broke. */
function dayOfResignation(...leads: string[]) {
  const reports = leads.map((lead, at) => article(at + 2, 4, 7 + at, resigned, lead));
  const last = buildMilestones([breach, ...reports], new Date('2031-03-05T00:00:00Z')).at(-1);
  return { day: last?.date.toISOString().slice(0, 10), from: last?.dateFrom };
}

describe('the day of a milestone', () => {
  it('is one that the timeline has reached, if all of several reports name it', () => {
    expect(
      dayOfResignation('Thole stepped down on Monday.', 'Ines Thole gave up her post on Monday.'),
    ).toEqual({
      day: '2031-03-03',
      from: 'text',
    });
  });

  it.each([
    ['one report names it', ['Thole stepped down on Monday.']],
    ['another does not', ['Thole stepped down on Monday.', 'Ines Thole gave up her post.', 'She goes.']],
  ])('is the day of publication if only %s', (_, leads) => {
    expect(dayOfResignation(...leads)).toEqual({ day: '2031-03-04', from: 'published' });
  });

  it('is an earlier day that the timeline has not reached, if a third name it', () => {
    const late = [
      article(1, 1, 9, 'Dam above Orvale breaks', 'The dam above Orvale broke after a week of rain.'),
      article(2, 4, 7, resigned, 'Thole stepped down on Monday.'),
      article(3, 4, 8, resigned, 'Ines Thole gave up her post.'),
    ];
    const last = buildMilestones(late, new Date('2031-03-05T00:00:00Z')).at(-1);
    expect(last?.date.toISOString().slice(0, 10)).toBe('2031-03-03');
  });
});
