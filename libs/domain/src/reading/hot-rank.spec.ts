import { describe, expect, it } from '@jest/globals';
import { rankBehind, storyRank, type WeighedReport } from './hot-rank.js';

const noon = new Date('2031-03-04T12:00:00Z');
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const report = (originKey: string, hours = 0, weight = 1): WeighedReport => ({
  originKey,
  publishedAt: hoursLater(hours),
  weight,
});
const origins = (count: number, hours = 0) =>
  Array.from({ length: count }, (_, n) => report(`source:${n}`, hours));

describe('storyRank', () => {
  it('ranks a single report by its time', () => {
    expect(storyRank([report('a', 5)], null) - storyRank([report('a')], null)).toBeCloseTo(5);
  });

  it('ranks twice the origins like 16 hours', () => {
    expect(storyRank(origins(4), null)).toBeCloseTo(storyRank(origins(1, 32), null));
  });

  it('counts an origin once, by its best report', () => {
    const one = storyRank([report('a', 3)], null);
    expect(storyRank([report('a', 3), report('a'), report('a', 3, 0.25)], null)).toBeCloseTo(one);
  });

  it('ranks three origins of today above a dozen of three days ago and one of today', () => {
    const old = [...origins(12, -72), report('source:0')];
    expect(storyRank(origins(3), null)).toBeGreaterThan(storyRank(old, null));
  });

  it('keeps the order of two stories as time passes', () => {
    const gap = (hours: number) => storyRank(origins(5, hours), 8) - storyRank(origins(2, hours + 7), null);
    expect(gap(0)).toBeCloseTo(gap(2_000));
  });

  it('ranks a significant milestone higher by its impact, and an ordinary one not at all', () => {
    const plain = storyRank(origins(2), null);
    expect(storyRank(origins(2), 8) - plain).toBeCloseTo(8);
    expect(storyRank(origins(2), 10) - plain).toBeCloseTo(16);
    expect(storyRank(origins(2), 4)).toBe(plain);
  });

  it('ranks comment below reports', () => {
    expect(storyRank([report('a', 0, 0.25)], null)).toBeCloseTo(storyRank([report('a', -32)], null));
  });

  it('is finite for thousands of reports of any age', () => {
    const many = Array.from({ length: 5_000 }, (_, n) => report(`source:${n}`, -n * 24));
    expect(storyRank(many, 10)).toBeGreaterThan(storyRank(many, null));
    expect(storyRank([], 10)).toBe(0);
  });
});

describe('rankBehind', () => {
  const behind = (topicOrigins: number, place: number, topicRank = Number.POSITIVE_INFINITY) =>
    rankBehind({ publishedAt: noon, topicOrigins, topicRank }, place);

  it('ranks each further article of a story and day lower, to a limit', () => {
    expect(behind(4, 2)).toBeLessThan(behind(4, 1));
    expect(behind(4, 50)).toBe(behind(4, 12));
  });

  it('stays below any story of two origins, however large its own is', () => {
    expect(behind(500, 1)).toBe(behind(8, 1));
    expect(behind(500, 1)).toBeLessThan(storyRank(origins(2), null));
  });

  it('stays below its own lead, also if the story is only comment', () => {
    const comment = storyRank([report('a', 0, 0.25)], null);
    expect(behind(2, 1, comment)).toBeLessThan(comment);
  });
});
