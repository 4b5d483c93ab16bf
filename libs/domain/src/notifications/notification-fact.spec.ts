import { describe, expect, it } from '@jest/globals';
import {
  isNews,
  isTrifle,
  isWorthRereading,
  type MilestoneFact,
  readFact,
  type StatusFact,
} from './notification-fact.js';

const logged = (from?: string, to?: string) => ({
  ...{ id: 1, topicId: 2, at: new Date('2031-03-04T12:00:00Z'), kind: 'status_changed' as const },
  ...{ payload: { from, to, reason: 'Because.' }, milestone: null },
  outcome: { text: 'The strike is over', milestoneId: 3 },
});

describe('readFact', () => {
  it.each([
    ['ongoing', 'resolved'],
    ['resolved', 'developing'],
  ])('reads a resolution or a reopening: from %s to %s', (from, to) => {
    expect(readFact(logged(from, to))).toMatchObject({
      kind: 'status_changed',
      from,
      to,
      reason: 'Because.',
    });
  });

  it.each([
    ['ongoing', 'developing'],
    ['developing', 'ongoing'],
    ['ongoing', 'finished'],
    [undefined, 'resolved'],
  ])('reads no fact from %s to %s', (from, to) => {
    expect(readFact(logged(from, to))).toBeNull();
  });
});

const at = new Date('2031-03-04T12:00:00Z');
const development = (values: Partial<MilestoneFact> = {}): MilestoneFact => ({
  ...{ id: 1, topicId: 2, at, kind: 'milestone_added', milestoneId: 3, title: 'The dam holds' },
  ...{ isSignificant: false, origins: 1, level: null },
  ...values,
});
const resolved: StatusFact = {
  ...{ id: 1, topicId: 2, at, kind: 'status_changed', from: 'ongoing', to: 'resolved' },
  ...{ reason: '', outcome: null },
};

describe('readFact of a milestone', () => {
  const milestone = { milestoneId: 3, title: 'The dam holds', isSignificant: false, origins: 2 };
  it.each([
    ['level_raised', 'multiple', 'multiple'],
    ['level_raised', 'sure', null],
    ['milestone_added', 'multiple', null],
  ] as const)('%s with the level %s has the level %s', (kind, level, expected) => {
    const fact = readFact({ ...logged(), kind, payload: { level }, milestone });
    expect(fact).toMatchObject({ kind, level: expected, origins: 2 });
  });
});

describe('isTrifle', () => {
  it.each([
    ['one origin, not significant', development(), true],
    ['two origins', development({ origins: 2 }), false],
    ['significant', development({ isSignificant: true }), false],
    ['retracted', development({ kind: 'milestone_retracted' }), false],
    ['an end', resolved, false],
  ])('%s', (_, fact, expected) => {
    expect(isTrifle(fact)).toBe(expected);
  });
});

describe('isWorthRereading', () => {
  const raised = (level: MilestoneFact['level']) => development({ kind: 'level_raised', level, origins: 3 });
  it.each([
    ['a new development', [development()], true],
    ['a second origin', [raised('multiple')], true],
    ['a third origin', [raised('verified')], false],
    ['a second and a third origin', [raised('multiple'), raised('verified')], true],
    ['a retraction', [development({ kind: 'milestone_retracted' })], true],
    ['an end', [resolved], true],
  ])('%s', (_, facts, expected) => {
    expect(isWorthRereading(facts)).toBe(expected);
  });
});

describe('isNews', () => {
  const hour = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
  it.each([
    ['after the follow', { at }, -1, 1, true],
    ['before the follow', { at }, 1, 2, false],
    ['before it, fetched after it', { at, knownAt: hour(2) }, 1, 3, true],
    ['before it, fetched before it', { at, knownAt: hour(1) }, 2, 3, false],
    ['long before it, fetched after it', { at, knownAt: hour(26) }, 25, 27, false],
    ['more than eight days ago', { at }, -1, 8 * 24 + 1, false],
  ] as const)('%s', (_, fact, followedAfter, now, expected) => {
    expect(isNews(fact, hour(followedAfter), hour(now))).toBe(expected);
  });
});
