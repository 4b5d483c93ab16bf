import { describe, expect, it } from '@jest/globals';
import { type CommandedTopic, planTopicCommand } from './plan-topic-command.js';

const topic = (id: number, articleCount: number, more: Partial<CommandedTopic> = {}): CommandedTopic => ({
  requested: id,
  id,
  language: 'en',
  articleCount,
  isLocked: false,
  ...more,
});
const placed = (topicId: number, ...ids: number[]) => ids.map((id) => ({ id, topicId }));
const merge = (from: number, into: number) => ({ kind: 'merge', payload: { from, into } }) as const;
const split = (of: number, ...articles: number[]) =>
  ({ kind: 'split', payload: { topic: of, articles } }) as const;
const move = (into: number, ...articles: number[]) =>
  ({ kind: 'move', payload: { articles, into } }) as const;

describe('planTopicCommand', () => {
  it("keeps the direction of an editor's merge; the machine merges into the larger, else the older topic", () => {
    const topics = [topic(1, 9), topic(2, 3)];
    const into = (from: number, to: number, actor: 'machine' | 'editor', of = topics) =>
      planTopicCommand(merge(from, to), actor, { topics: of, placed: [] });
    expect(into(1, 2, 'editor')).toEqual({
      articles: null,
      from: [1],
      into: 2,
      emptied: [1],
      takesFollowers: false,
    });
    expect(into(1, 2, 'machine')).toEqual({
      articles: null,
      from: [2],
      into: 1,
      emptied: [2],
      takesFollowers: false,
    });
    expect(into(2, 1, 'machine')).toEqual({
      articles: null,
      from: [2],
      into: 1,
      emptied: [2],
      takesFollowers: false,
    });
    expect(into(1, 2, 'machine', [topic(1, 3), topic(2, 3)])).toMatchObject({ into: 1 });
  });

  it('finds a merged topic under its new id', () => {
    const topics = [topic(7, 9, { requested: 5 }), topic(8, 3)];
    expect(planTopicCommand(merge(8, 5), 'editor', { topics, placed: [] })).toMatchObject({ into: 7 });
    const same = [topic(7, 9, { requested: 5 }), topic(7, 9)];
    expect(planTopicCommand(merge(5, 7), 'editor', { topics: same, placed: [] })).toEqual({
      refusal: 'already_merged',
    });
    expect(planTopicCommand(merge(7, 7), 'editor', { topics: same, placed: [] })).toEqual({
      refusal: 'same_topic',
    });
  });

  it('splits articles off a topic, each once', () => {
    const known = { topics: [topic(1, 4)], placed: placed(1, 10, 11) };
    expect(planTopicCommand(split(1, 10, 11, 10), 'editor', known)).toEqual({
      articles: [10, 11],
      from: [1],
      into: null,
      emptied: [],
      takesFollowers: false,
    });
  });

  it('keeps the followers of a split topic with its larger part', () => {
    const known = { topics: [topic(1, 5)], placed: placed(1, 10, 11, 12) };
    expect(planTopicCommand(split(1, 10, 11, 12), 'machine', known)).toMatchObject({ takesFollowers: true });
    const fewer = { ...known, placed: placed(1, 10, 11) };
    expect(planTopicCommand(split(1, 10, 11), 'editor', fewer)).toMatchObject({ takesFollowers: false });
  });

  it('moves articles from several topics and lists the emptied ones', () => {
    const topics = [topic(1, 2), topic(2, 5), topic(3, 1)];
    const known = { topics, placed: [...placed(1, 10, 11), ...placed(2, 20), ...placed(3, 30)] };
    expect(planTopicCommand(move(3, 10, 11, 20, 30), 'editor', known)).toEqual({
      articles: [10, 11, 20],
      from: [1, 2],
      into: 3,
      emptied: [1],
      takesFollowers: false,
    });
  });

  it.each([
    ['no_such_topic', merge(1, 9), {}],
    ['no_such_topic', split(9, 10), {}],
    ['no_such_topic', move(9, 10), {}],
    ['other_language', merge(1, 2), { topics: [topic(1, 3), topic(2, 3, { language: 'de' })] }],
    [
      'other_language',
      move(2, 10),
      { topics: [topic(1, 3), topic(2, 3, { language: 'de' })], placed: placed(1, 10) },
    ],
    ['no_articles', split(1), {}],
    ['no_articles', move(2, 20), { placed: placed(2, 20) }],
    ['not_of_topic', split(1, 10, 20), { placed: [...placed(1, 10), ...placed(2, 20)] }],
    ['whole_topic', split(1, 10, 11, 12), { placed: placed(1, 10, 11, 12) }],
    ['too_many_articles', split(1, ...Array.from({ length: 5001 }, (_, n) => n)), {}],
    ['too_many_articles', move(1, ...Array.from({ length: 5001 }, (_, n) => n)), {}],
  ] as const)('refuses: %s', (refusal, order, known) => {
    const whole = { topics: [topic(1, 3), topic(2, 3)], placed: [], ...known };
    expect(planTopicCommand(order, 'editor', whole)).toEqual({ refusal });
  });

  it('stops the machine, but not an editor, from changing a locked topic', () => {
    const topics = [topic(1, 3, { isLocked: true }), topic(2, 3)];
    expect(planTopicCommand(merge(2, 1), 'machine', { topics, placed: [] })).toEqual({ refusal: 'locked' });
    expect(planTopicCommand(merge(2, 1), 'editor', { topics, placed: [] })).toMatchObject({ into: 1 });
    const known = { topics, placed: placed(2, 20) };
    expect(planTopicCommand(split(2, 20), 'machine', known)).toMatchObject({ from: [2] });
  });
});
