import { describe, expect, it } from '@jest/globals';
import { reviewLinks } from './review-links.js';
import { StoryLinks } from './story-links.js';

const DAY_MS = 86_400_000;
const START = Date.UTC(2031, 2, 1);

const TRIAL = [
  'The banker Odo Vint is charged over the Lantern fund of his bank',
  'In court, Odo Vint denies fraud in the case of the Lantern fund',
  'A jury finds Odo Vint guilty of fraud in the case of the Lantern fund',
];
const APPEAL = [
  'The appeal of Odo Vint over the Lantern fund reaches the court',
  'An appeal of Odo Vint is lost, and the Lantern fund will be paid back',
];
const MINE = [
  'A rockfall at Karsk traps eleven miners underground in the old pit',
  'At Karsk rescuers hear the trapped miners knock in the old pit',
  'The miners of Karsk are brought up alive from the old pit',
];
const OTHER_MINE = [
  'A rockfall at Brunn traps nine miners underground in the new pit',
  'The trapped miners of Brunn are brought up alive from the new pit',
];

/** Words of kinds of news, which come every few days; each report adds a word of its own. */
const KINDS = [
  'A court hears an appeal over fraud in a fund of zab',
  'A jury finds a banker guilty in zeb',
  'Rockfall closes a pit near zib',
  'Miners strike underground in zob',
  'Rescuers bring up a man alive who was trapped in zub',
];

/** How many stories these reports are in the end, if the later ones come after a silence of so many days. */
function storiesOf(earlier: readonly string[], later: readonly string[], silence: number): number {
  const links = new StoryLinks();
  const storyOf = new Map<number, number>();
  let id = 0;
  const place = (summary: string, day: number) => {
    id += 1;
    const article = { id, title: '', summary, url: '', language: 'en' };
    const time = new Date(START + day * DAY_MS);
    storyOf.set(id, links.place({ ...article, publishedAt: time }, id, () => id).story);
    return id;
  };
  const review = (day: number) => {
    const steps = reviewLinks(links, new Date(START + day * DAY_MS), new Set());
    let step = steps.next();
    while (!step.done) step = steps.next();
    for (const order of step.value) {
      const moved = order.kind === 'merge' ? links.articlesOf(order.from) : order.articles;
      id += 1;
      const into = order.kind === 'split' ? id : order.into;
      for (const each of moved) storyOf.set(each, into);
      links.move(moved, into);
    }
  };
  const start = earlier.length + silence;
  const days = new Map([
    ...earlier.map((summary, at): [number, string] => [at, summary]),
    ...later.map((summary, at): [number, string] => [start + at, summary]),
  ]);
  const ids: number[] = [];
  for (let day = 0; day <= start + later.length; day += 1) {
    for (const kind of KINDS) place(`${kind}${lettersOf(day)}`, day);
    const summary = days.get(day);
    if (!summary) continue;
    ids.push(place(summary, day + 0.5));
    review(day + 1);
  }
  return new Set(ids.map((each) => storyOf.get(each))).size;
}

describe('a story that sleeps for four months', () => {
  it('wakes by its names', () => {
    expect(storiesOf(TRIAL, [], 0)).toBe(1);
    expect(storiesOf(TRIAL, APPEAL, 120)).toBe(1);
  });

  it('does not wake for a matter of the same kind', () => {
    expect(storiesOf(MINE, [], 0)).toBe(1);
    expect(storiesOf(MINE, OTHER_MINE, 120)).toBe(2);
  });
});

function lettersOf(number: number): string {
  return [...String(number)].map((digit) => 'bcdfghklmn'[Number(digit)] ?? '').join('a');
}
