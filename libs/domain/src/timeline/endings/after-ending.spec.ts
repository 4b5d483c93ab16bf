import { describe, expect, it } from '@jest/globals';
import type { TimelineArticle } from '../read/timeline-article.js';
import { afterEnding, type MilestoneAfter } from './after-ending.js';
import { withReadings } from './find-ending.js';

const day = (number: number) => new Date(Date.UTC(2026, 2, number, 8));

function after(title: string, opened: number, change: Partial<MilestoneAfter> = {}) {
  const article: TimelineArticle = {
    ...{
      id: 7,
      sourceId: 7,
      sourceDomain: 'x.example',
      sourceName: 'The Gull',
      originKey: 'source:a',
      copyGroup: 7,
    },
    ...{ title, excerpt: '', text: null, publishedAt: day(opened), imageUrl: null, sourceTrust: null },
  };
  const milestone: MilestoneAfter = {
    ...{ anchorArticleId: 7, openedAt: day(opened), date: day(opened), isSignificant: false, title },
    ...{ articles: [{ articleId: 7, role: 'first' as const }], originKeys: ['a', 'b'], retractedAt: null },
    ...change,
  };
  const end = { kinds: ['theft'], settledAt: day(5) };
  const { reopened, quietSince } = afterEnding(end, [milestone], withReadings([article]));
  return [reopened?.anchorArticleId ?? null, quietSince.getUTCDate()];
}

describe('afterEnding', () => {
  it.each([
    ['a development of two origins breaks the silence', 'Museum hires new guards', 8, {}, [null, 8]],
    ['a development of one origin does not', 'Museum hires new guards', 8, { originKeys: ['a'] }, [null, 5]],
    ['a retracted development does not', 'Museum hires new guards', 8, { retractedAt: day(9) }, [null, 5]],
    ['an earlier development does not', 'Museum hires new guards', 4, {}, [null, 5]],
    ['a significant development reopens', 'Curator charged with theft', 8, { isSignificant: true }, [7, 8]],
    [
      'a significant one on the day of the end does not',
      'Curator charged with theft',
      5,
      { isSignificant: true },
      [null, 5],
    ],
    ['reactions are aftermath', 'Minister hails return of picture', 8, { isSignificant: true }, [null, 5]],
    [
      'further reports of the end are aftermath',
      'Stolen picture is back',
      8,
      { isSignificant: true },
      [null, 5],
    ],
    ['comment is aftermath', 'What we know about the picture', 8, { isSignificant: true }, [null, 5]],
    ['an undone end reopens', 'Picture is a copy, the real one still missing', 8, {}, [7, 8]],
  ] as const)('%s', (_, title, opened, change, expected) => {
    expect(after(title, opened, change as Partial<MilestoneAfter>)).toEqual(expected);
  });
});
