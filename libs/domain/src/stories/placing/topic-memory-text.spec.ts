import { describe, expect, it } from '@jest/globals';
import { articleTerms } from './article-terms.js';
import { TermNumbers } from './term-numbers.js';
import { newTopic, remember } from './topic-memory.js';
import { readMemory, writeMemory } from './topic-memory-text.js';

const article = (title: string, at: string | null) =>
  articleTerms({
    title,
    summary: 'The lower street of Orvale stood under water for a day.',
    language: 'en',
    publishedAt: at === null ? null : new Date(at),
  });

const read = (text: string) => readMemory(text, () => new TermNumbers());

describe('a topic memory as text', () => {
  it('is read back unchanged, except for the last digits of weights', () => {
    const first = article('Orvale dam breaks after storm', '2031-03-04T12:00:00Z');
    const topic = newTopic('12', first, new TermNumbers());
    for (const each of [first, article('Daily briefing', '2031-03-05T12:00:00Z')])
      remember(topic, each, each.time);
    const back = read(writeMemory(topic));
    expect(back).toMatchObject({ key: '12', language: 'en', oldest: topic.oldest, newest: topic.newest });
    const terms = new Map([...(back?.sums.entries() ?? [])].map(([term, ...weights]) => [term, weights]));
    expect(terms.size).toBe(topic.sums.size);
    for (const [term, text, title] of topic.sums.entries())
      expect(terms.get(term)).toEqual([expect.closeTo(text, 4), expect.closeTo(title, 4)]);
    expect(back?.sums.textNorm).toBeCloseTo(topic.sums.textNorm, 4);
    expect(back?.headings).toEqual(topic.headings);
    expect(back?.touched).toBe(topic.touched);
  });

  it('keeps a topic without dates', () => {
    const first = article('Orvale dam breaks after storm', null);
    const topic = newTopic('12', first, new TermNumbers());
    remember(topic, first, null);
    expect(read(writeMemory(topic))).toMatchObject({ oldest: null, newest: null, touched: null });
  });

  it('omits the state of a search', () => {
    const topic = newTopic('12', article('Orvale dam breaks after storm', null), new TermNumbers());
    const back = read(writeMemory({ ...topic, slot: 7 }));
    expect(back).toMatchObject({ slot: -1 });
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"key":"12"}',
    '{"key":"12","language":"en","text":{},"headings":{}}',
  ])('rejects %j', (text) => {
    expect(read(text)).toBeNull();
  });
});
