import { describe, expect, it } from '@jest/globals';
import type { LinkSettings } from './link-settings.js';
import { reviewLinks } from './review-links.js';
import { StoryLinks } from './story-links.js';

const DAY_MS = 86_400_000;
const NOW = new Date(Date.UTC(2031, 8, 20));

const EARLIER = [
  'The bridge over the river Esk was opened by Dorrin Tarnholt',
  'At the opera, Dorrin Tarnholt sang the queen for the last time',
  'A goal of Dorrin Tarnholt decides the cup final in extra time',
  'The prize of the academy goes to Dorrin Tarnholt for his novel',
];
/** Together more reports than the name of one affair has, each an event of its own. */
const AFFAIRS = [
  [
    'Above the cliffs, singer Dorrin Tarnholt sells the house that a storm flooded',
    'The flooded house above the cliffs is sold, says singer Dorrin Tarnholt',
    'Buyers sue singer Dorrin Tarnholt over a flooded house above the cliffs',
    'House above the cliffs was flooded before, court tells singer Dorrin Tarnholt',
    'Neighbours above the cliffs testify against Dorrin Tarnholt on the flooded house',
    'For the flooded house above the cliffs, Dorrin Tarnholt pays damages',
  ],
  [
    'On a yacht, singer Dorrin Tarnholt hosts a wedding without guests',
    'The wedding on the yacht was a joke, says singer Dorrin Tarnholt',
    'No priest was on the yacht at the wedding of singer Dorrin Tarnholt',
    'After the wedding on a yacht, singer Dorrin Tarnholt divorces',
    'Photographs of the wedding on a yacht belong to Dorrin Tarnholt, judges find',
    'A film of the wedding on the yacht is made by Dorrin Tarnholt',
  ],
];
/** The first reports alone are too few for stories that share names alone. They are no small stories here, nor is the name that of one affair. */
const FEW = { reports: 3, settings: { small: 2, nameParts: 5 } };
const ALL = { reports: 6, settings: {} };
/** Reports that have nothing in common. */
const OTHERS = Array.from({ length: 400 }, (_, at) =>
  ['zab', 'zeb', 'zib'].map((start) => start + lettersOf(at)).join(' '),
);

/** Whether a review joins both affairs of a singer, each of several events. */
function areJoined(
  earlierDays: number,
  { reports, settings }: { reports: number; settings: Partial<LinkSettings> },
): boolean {
  const links = new StoryLinks(settings);
  let id = 0;
  const add = (summary: string, daysAgo: number, story: number) => {
    const publishedAt = new Date(NOW.getTime() - daysAgo * DAY_MS);
    links.add({ id, title: '', summary, url: '', language: 'en', publishedAt }, id, story);
    id += 1;
  };
  for (const [at, summary] of EARLIER.entries()) add(summary, earlierDays, 100 + at);
  for (const [at, summary] of OTHERS.entries()) add(summary, 2, 1000 + at);
  for (const [story, affair] of AFFAIRS.entries())
    for (const summary of affair.slice(0, reports)) add(summary, 1, story);
  const steps = reviewLinks(links, NOW, new Set());
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value.some((order) => order.kind === 'merge' && order.from < AFFAIRS.length);
}

describe('two affairs of one person', () => {
  it('stay apart if little but a name that was in the news for months joins them', () => {
    expect(areJoined(120, FEW)).toBe(false);
    const later = { ...FEW, settings: { ...FEW.settings, longKnown: 150 * DAY_MS } };
    expect(areJoined(120, later)).toBe(true);
  });

  it('may be one story while the name is new and the reports are few', () => {
    expect(areJoined(20, FEW)).toBe(true);
    expect(areJoined(20, ALL)).toBe(false);
  });
});

function lettersOf(number: number): string {
  return [...String(number)].map((digit) => 'bcdfghklmn'[Number(digit)] ?? '').join('a');
}
