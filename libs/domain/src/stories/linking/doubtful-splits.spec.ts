import { describe, expect, it } from '@jest/globals';
import { doubtfulSplits, nearnessToJoin } from './doubtful-splits.js';
import { StoryLinks } from './story-links.js';

const DAY_MS = 86_400_000;
const START = Date.UTC(2031, 2, 1);
const STORY = 1;

const MINE = [
  'Karsk pit: eleven miners trapped underground',
  'Karsk pit: rescuers hear knocking from trapped miners',
  'Karsk pit: drill reaches trapped miners',
];
const FUND = [
  'Odo Vint charged over Lantern fund fraud',
  'Odo Vint denies Lantern fund fraud',
  'Odo Vint trial over Lantern fund fraud begins',
];

/** One story with an event for each title, a day apart. */
function linksOf(titles: readonly string[]) {
  const links = new StoryLinks();
  for (const [at, title] of titles.entries()) {
    const article = { id: at + 1, title, summary: '', url: '', language: 'en' };
    links.add({ ...article, publishedAt: new Date(START + at * DAY_MS) }, 1_000 + at, STORY);
  }
  return links;
}

function splitsOf(links: StoryLinks, ...stories: number[]) {
  const steps = doubtfulSplits(links, stories);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

describe('stories that were nearly split', () => {
  it('names the smaller of two groups that share little', () => {
    const links = linksOf([...MINE, 'Karsk pit: trapped miners brought up alive', ...FUND]);
    expect(splitsOf(links, STORY)).toEqual([{ story: STORY, articles: [5, 6, 7], nearness: 1 }]);
  });

  it.each([
    ['one subject', MINE],
    ['a single article that stands apart', [...MINE, ...FUND.slice(0, 1)]],
    ['two articles that stand apart', [...MINE, ...FUND.slice(0, 2)]],
    ['no articles', []],
  ])('does not ask about a story with %s', (_, titles) => {
    expect(splitsOf(linksOf(titles), STORY)).toEqual([]);
  });

  it('leaves unknown stories out', () => {
    expect(splitsOf(linksOf(MINE), 404)).toEqual([]);
  });
});

describe('stories that were nearly joined', () => {
  it.each([
    [0.26, 1],
    [0.2, 0.2 / 0.26],
    [0.3, 1],
    [0.19, null],
    [0, null],
  ])('likeness %d: %p', (likeness, nearness) => {
    expect(nearnessToJoin(likeness, 0.26)).toBe(nearness);
  });
});
