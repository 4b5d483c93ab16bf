import { describe, expect, it } from '@jest/globals';
import { newsInListTitle } from '#vocabulary';
import { digestWords, recommendationWords } from './digest-words.js';
import type { MilestoneFact, StatusFact } from './notification-fact.js';

const at = new Date('2031-03-04T12:00:00Z');
const added = (milestoneId: number, isSignificant = false): MilestoneFact => ({
  id: milestoneId,
  topicId: 1,
  at,
  kind: 'milestone_added',
  milestoneId,
  title: `Step ${milestoneId}`,
  isSignificant,
  origins: 1,
  level: null,
});
const resolved: StatusFact = {
  id: 9,
  topicId: 1,
  at,
  kind: 'status_changed',
  from: 'ongoing',
  to: 'resolved',
  reason: 'Ended: “The strike is over” (The Gull, 9 March 2031). 2 independent origins reported it.',
  outcome: null,
};
const topic = (id: number) => ({ id, slug: `story-${id}`, name: `Story ${id}` });

describe('digestWords', () => {
  it('tells what settled a question before the developments, also without any', () => {
    const lines = ['Settled: Is the ferry found? Yes: “The ferry was found.”'];
    const words = digestWords('daily', [
      { topic: topic(1), facts: [added(1)] },
      { topic: topic(2), facts: [], lines },
    ]);
    expect(words.title).toBe('Story 2, and 1 more');
    expect(words.items.map(({ name, section, facts }) => [name, section, facts])).toEqual([
      ['Story 2', 'major', lines],
      ['Story 1', 'also', []],
    ]);
  });

  it.each([
    ['Airport strike', [resolved], 'Airport strike'],
    ['Corvin Ostrey', [resolved], 'Corvin Ostrey'],
    ['Orrin dam', [added(1, true)], 'Orrin dam: Step 1'],
    ['A headline of more than fifty characters that is the name', [resolved], null],
  ])('names %s in its title so that its words can be told from the rest', (name, facts, words) => {
    for (const others of [[], [{ topic: topic(2), facts: [added(3)] }]]) {
      const { title, items } = digestWords('daily', [{ topic: { ...topic(1), name }, facts }, ...others]);
      const [, news = ''] = newsInListTitle(title, items[0]) ?? [];
      expect(news).toBe(words ?? `${name.slice(0, 49).trimEnd()}…`);
    }
  });

  it('puts stories that ended first, then major news, then the rest', () => {
    const words = digestWords('daily', [
      { topic: topic(1), facts: [added(1), added(2)] },
      { topic: topic(2), facts: [added(3, true)] },
      { topic: topic(3), facts: [resolved] },
    ]);
    expect(words).toMatchObject({
      type: 'other',
      title: 'Ended: Story 3, and 2 more',
      message: 'Your daily digest: 4 developments in 3 stories.',
      storyCount: 3,
    });
    expect(words.items.map(({ name, section }) => [name, section])).toEqual([
      ['Story 3', 'ended'],
      ['Story 2', 'major'],
      ['Story 1', 'also'],
    ]);
    expect(words.items[0]).toEqual({
      topicId: 3,
      slug: 'story-3',
      name: 'Story 3',
      section: 'ended',
      facts: ['The strike is over'],
    });
  });

  it('counts trifles, and only names stories with nothing else', () => {
    const confirmed: MilestoneFact = { ...added(5), origins: 2 };
    const words = digestWords('daily', [
      { topic: topic(1), facts: [added(1), added(2)] },
      { topic: topic(2), facts: [added(3), confirmed, added(4)] },
    ]);
    expect(words.title).toBe('Story 2: Step 5, and 1 more');
    expect(words.message).toBe('Your daily digest: 5 developments in 2 stories.');
    expect(words.items).toMatchObject([
      { name: 'Story 2', section: 'also', facts: ['Step 5 (2 origins)', 'and 2 smaller updates'] },
      { name: 'Story 1', section: 'also', facts: [] },
    ]);
  });

  it('has a development that was a trifle until it was retracted', () => {
    const retracted: MilestoneFact = { ...added(1), kind: 'milestone_retracted' };
    const words = digestWords('daily', [{ topic: topic(1), facts: [added(1), retracted, added(2)] }]);
    expect(words.items[0]?.facts).toEqual(['Reported, then retracted: Step 1', 'and 1 smaller update']);
  });

  it('has the outcome once if the development that ended the story has the same words', () => {
    const ending: MilestoneFact = { ...added(1, true), title: 'The strike is over', origins: 3 };
    const words = digestWords('daily', [{ topic: topic(1), facts: [ending, resolved] }]);
    expect(words.items[0]?.facts).toEqual(['The strike is over']);
  });

  it('tells the end in the words of its reports, and the development that ended the story only so', () => {
    const ending: MilestoneFact = { ...added(1, true), title: 'Drivers call off their strike', origins: 3 };
    const outcome = { text: 'The drivers called off their strike, the union said.', milestoneId: 1 };
    const words = digestWords('daily', [
      { topic: topic(1), facts: [ending, { ...resolved, outcome }, { ...added(2, true), origins: 2 }] },
    ]);
    expect(words.items[0]?.facts).toEqual([outcome.text, 'Step 2 (2 origins)']);
    expect(words.message).toBe('Your daily digest: 2 developments in 1 story.');
  });

  it('counts a reopening and a retraction as major', () => {
    const reopened: StatusFact = { ...resolved, from: 'resolved', to: 'ongoing', reason: 'It goes on.' };
    const retracted: MilestoneFact = { ...added(4), kind: 'milestone_retracted' };
    const words = digestWords('daily', [
      { topic: topic(1), facts: [resolved, reopened] },
      { topic: topic(2), facts: [retracted] },
    ]);
    expect(words.items.map(({ section }) => section)).toEqual(['major', 'major']);
  });

  it.each([
    ['Airport strike', [resolved], 'Airport strike ends'],
    ['Peace talks', [resolved], 'Peace talks end'],
    ['Hollis crisis', [resolved], 'Hollis crisis ends'],
    ['Meridian Cup final', [resolved], 'Meridian Cup final ends'],
    ['Corvin Ostrey', [resolved], 'Ended: Corvin Ostrey'],
    ['Mayor of Stavering', [resolved], 'Ended: Mayor of Stavering'],
    ['Port Lumen', [{ ...resolved, from: 'resolved', to: 'ongoing' }], 'Reopened: Port Lumen'],
    [
      'Trams run again after the strike is over',
      [resolved],
      'Ended: Trams run again after the strike is over',
    ],
    ['Orrin dam', [added(1), added(2, true)], 'Orrin dam: Step 2'],
    ['Orrin dam', [{ ...resolved, from: 'resolved', to: 'ongoing' }], 'Orrin dam reopens'],
    ['Step 1', [added(1)], 'Step 1'],
    ['A long headline '.repeat(9), [resolved], /^Ended: A long headline .{30,40}…$/],
    ['Orrin dam', [{ ...added(1), title: 'word '.repeat(99) }], /^Orrin dam: .{70,80}…$/],
  ] as const)('is called after its first story: %s %#', (name, facts, title) => {
    const words = digestWords('daily', [{ topic: { id: 1, slug: 'it', name }, facts }]);
    expect(words.title).toMatch(typeof title === 'string' ? new RegExp(`^${title}$`) : title);
  });

  it('limits the stories and the developments of each, and counts the rest', () => {
    const facts = Array.from({ length: 30 }, (_, n) => added(n));
    const words = digestWords(
      'weekly',
      Array.from({ length: 300 }, (_, n) => ({ topic: topic(n), facts })),
    );
    expect(words.title).toBe('Story 0: Step 0, and 299 more');
    expect(words.message).toBe('Your weekly digest: 9000 developments in 300 stories.');
    expect(words.items).toHaveLength(10);
    expect(words.storyCount).toBe(300);
    expect(words.items[0]?.facts).toHaveLength(5);
    expect(words.items[0]?.facts.at(-1)).toBe('and 26 more');
  });

  it('also lists what was chosen for a target, however many stories come first', () => {
    const words = digestWords(
      'daily',
      Array.from({ length: 12 }, (_, n) => ({
        topic: topic(n),
        facts: [added(n)],
        isChosen: n === 3 || n === 11,
      })),
    );
    expect(words.items.map(({ topicId }) => topicId)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11]);
    expect(words.storyCount).toBe(12);
  });
});

describe('recommendationWords', () => {
  it('names the stories, with their category and origins', () => {
    const words = recommendationWords([{ ...topic(1), category: 'Science', origins: 3 }]);
    expect(words.message).toBe('1 new story in what you read about.');
    expect(words.items).toEqual([
      {
        topicId: 1,
        slug: 'story-1',
        name: 'Story 1',
        section: null,
        facts: ['Science, reported by 3 independent origins'],
      },
    ]);
  });
});
