import { describe, expect, it } from '@jest/globals';
import { doubtfulMilestone, type MilestoneCandidate } from './doubtful-milestone.js';
import { precisionOf } from './precision.js';
import { type ReviewedSubject, reviewPriority } from './review-priority.js';
import { topicToList } from './topic-to-list.js';

const NOW = new Date('2031-03-10T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const SURE: MilestoneCandidate = {
  ...{ impact: 8, origins: 1, topicOrigins: 3 },
  ...{ date: daysAgo(2), dateFrom: 'published', publishedAt: daysAgo(2) },
};

describe('doubtful milestones', () => {
  it.each<[string, Partial<MilestoneCandidate>, object | null]>([
    ['significant with one origin of three', {}, { rule: 'single_origin', impact: 6 }],
    ['not significant', { impact: 6.9 }, null],
    ['with two origins', { origins: 2 }, null],
    ['in a story with two origins', { topicOrigins: 2 }, null],
    ['younger than a day', { publishedAt: daysAgo(0.9) }, null],
    ['older than two weeks', { publishedAt: daysAgo(15) }, null],
    [
      '46 days before its report',
      { dateFrom: 'text', date: daysAgo(48) },
      { rule: 'distant_date', date: daysAgo(2) },
    ],
    ['45 days before its report', { dateFrom: 'text', date: daysAgo(47), impact: 1 }, null],
    ['with an old date of publication', { date: daysAgo(99), impact: 1 }, null],
  ])('%s', (_, given, doubt) => {
    expect(doubtfulMilestone({ ...SURE, ...given }, NOW)).toEqual(doubt);
  });
});

describe('topics to list', () => {
  it.each([
    [{ followers: 1, articles: 1, impact: null }, 'followed_unlisted'],
    [{ followers: 0, articles: 2, impact: 7 }, 'significant_unlisted'],
    [{ followers: 0, articles: 1, impact: 9 }, null],
    [{ followers: 0, articles: 2, impact: 6 }, null],
    [{ followers: 0, articles: 2, impact: null }, null],
  ])('%j: %s', (topic, rule) => {
    expect(topicToList(topic)).toBe(rule);
  });
});

describe('the order of the queue', () => {
  const LOW: ReviewedSubject = { kind: 'merge', followers: 0, origins: 2, impact: 3, nearness: 0.8 };
  it.each<[string, Partial<ReviewedSubject>]>([
    ['more followers', { followers: 1 }],
    ['more origins', { origins: 3 }],
    ['a higher impact', { impact: 4 }],
    ['a nearer decision', { nearness: 0.9 }],
    ['a report', { kind: 'report' }],
    ['an end', { kind: 'resolution' }],
  ])('%s comes first', (_, given) => {
    expect(reviewPriority({ ...LOW, ...given })).toBeGreaterThan(reviewPriority(LOW));
  });

  it('counts doublings, so that one large story does not hide the others', () => {
    const [few, many] = [1, 1_023].map((followers) => reviewPriority({ ...LOW, followers }));
    expect((many ?? 0) - (few ?? 0)).toBe(90);
  });
});

describe('the precision of a rule', () => {
  it.each([
    [{ accepted: 3, refused: 1 }, null],
    [{ accepted: 4, refused: 1 }, 0.8],
    [{ accepted: 0, refused: 5 }, 0],
  ])('%j: %p', (decided, precision) => {
    expect(precisionOf(decided)).toBe(precision);
  });
});
