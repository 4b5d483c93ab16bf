import { describe, expect, it } from '@jest/globals';
import { newsInListTitle } from '#vocabulary';
import { digestWords, recommendationWords } from './digest-words.js';
import type { MilestoneFact } from './notification-fact.js';
import { factForSource, sourceNotice, sourceNoticeKey } from './source-notice.js';

const at = new Date('2031-03-04T12:00:00Z');
const gull = { id: 7, slug: 'the-gull', name: 'The Gull' };
const dam = { id: 1, slug: 'orrin-dam', name: 'Orrin dam' };
const strike = { id: 2, slug: 'harbour-strike', name: 'Harbour strike' };

function fact(values: Partial<MilestoneFact> = {}): MilestoneFact {
  return {
    id: 1,
    topicId: 1,
    at,
    kind: 'milestone_added',
    milestoneId: 3,
    title: 'The dam holds',
    isSignificant: true,
    origins: 1,
    level: null,
    ...values,
  };
}

describe('factForSource', () => {
  const raised = fact({ id: 2, kind: 'level_raised', level: 'multiple' });
  it.each([
    ['a significant development', [fact()], 1],
    ['its newest fact', [fact(), raised], 2],
    ['no trifle', [fact({ isSignificant: false })], null],
    ['nothing retracted', [fact(), fact({ id: 2, kind: 'milestone_retracted' })], null],
    ['nothing without facts', [], null],
  ])('is %s', (_, facts, expected) => {
    expect(factForSource(facts)?.id ?? null).toBe(expected);
  });
});

describe('sourceNotice', () => {
  it('quotes its only report in the title', () => {
    const one = sourceNotice(gull, { topic: dam, fact: fact() }, []);
    expect(newsInListTitle(one.title, one.items[0])).toEqual(['The Gull: ', 'The dam holds', '']);
    const two = sourceNotice(gull, { topic: dam, fact: fact({ title: 'It rains' }) }, one.items);
    expect(newsInListTitle(two.title, two.items[0])).toBeNull();
    const { title, items } = recommendationWords([{ ...dam, category: 'Science', origins: 2 }]);
    expect(newsInListTitle(title, items[0])).toBeNull();
  });

  it('names one development, then counts them by story', () => {
    const first = sourceNotice(gull, { topic: dam, fact: fact() }, []);
    expect(first).toMatchObject({
      title: 'The Gull: The dam holds',
      message: 'Reported first by The Gull, which you follow.',
      items: [{ topicId: 1, facts: ['The dam holds'] }],
    });
    const second = sourceNotice(
      gull,
      { topic: dam, fact: fact({ title: 'The valley is closed' }) },
      first.items,
    );
    const third = sourceNotice(gull, { topic: strike, fact: fact({ title: 'It begins' }) }, second.items);
    expect(third.title).toBe('The Gull: 3 developments');
    expect(third.items.map(({ name, facts }) => [name, facts])).toEqual([
      ['Orrin dam', ['The dam holds', 'The valley is closed']],
      ['Harbour strike', ['It begins']],
    ]);
  });

  it('has one key a day for each source', () => {
    expect(sourceNoticeKey(7, at)).toBe('source 7 2031-03-04');
  });
});

describe('followed sources in a digest', () => {
  const reports = [{ topic: strike, fact: fact({ title: 'It begins' }) }];
  const sources = [{ source: gull, reports }];

  it('come after the stories', () => {
    const words = digestWords('daily', [{ topic: dam, facts: [fact()] }], sources);
    expect(words).toMatchObject({
      title: 'Orrin dam: The dam holds, and 1 more',
      message: 'Your daily digest: 1 development in 1 story, and 1 that a source you follow reported first.',
      storyCount: 2,
    });
    expect(words.items.at(-1)).toEqual({
      topicId: null,
      slug: 'the-gull',
      name: 'The Gull',
      section: 'sources',
      facts: ['Harbour strike: It begins'],
    });
  });

  it('make a digest of their own, with at most five lines', () => {
    const many = Array.from({ length: 7 }, (_, n) => ({ topic: dam, fact: fact({ title: `Report ${n}` }) }));
    const words = digestWords('weekly', [], [{ source: gull, reports: many }]);
    expect(words.title).toBe('The Gull: Report 0');
    expect(words.message).toBe('Your weekly digest: 7 developments that a source you follow reported first.');
    expect(words.items[0]?.facts).toHaveLength(5);
    expect(words.items[0]?.facts.at(-1)).toBe('and 3 more');
  });
});
