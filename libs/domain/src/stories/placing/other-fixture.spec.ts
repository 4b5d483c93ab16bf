import { describe, expect, it } from '@jest/globals';
import { articleTerms } from './article-terms.js';
import { isOtherFixture, playOthers } from './other-fixture.js';
import { StoryModel } from './story-model.js';
import { TermNumbers } from './term-numbers.js';
import { newTopic, remember } from './topic-memory.js';

const START = Date.UTC(2031, 2, 1);
const article = (title: string, summary = '', hours = 0) => ({
  ...{ title, summary, language: 'en' },
  publishedAt: new Date(START + hours * 3_600_000),
});
const topicOf = (title: string, summary: string) => {
  const terms = articleTerms(article(title, summary));
  const topic = newTopic('1', terms, new TermNumbers());
  remember(topic, terms, null);
  return topic;
};

const LEAGUE = [
  'Gulls beat Wrens 2-1 in league match',
  'Otmar Gulls beat Pellmere Wrens 2-1 in the First Tier on Saturday with a late header by Sim Okell.',
] as const;
const CUP = 'Gulls and Wrens meet again in the Harbour Cup final';

describe('isOtherFixture', () => {
  it.each([
    ['another competition of the same teams', CUP, LEAGUE, true],
    ['a later report of the same match', 'League match of Gulls and Wrens: the late header', LEAGUE, false],
    ['a title without a competition', 'Gulls beat Wrens with a late header', LEAGUE, false],
    [
      'a competition that the topic mentions',
      CUP,
      [LEAGUE[0], 'They meet in the Harbour Cup next week.'],
      false,
    ],
    ['a topic without a competition', CUP, ['Gulls beat Wrens in a hard match', 'A late header.'], false],
    [
      'a topic that is not about a match',
      CUP,
      ['Okell leaves the Gulls', 'The best scorer of the league goes.'],
      false,
    ],
  ] as const)('%s', (_, title, [known, summary], expected) => {
    expect(isOtherFixture(articleTerms(article(title)), topicOf(known, summary))).toBe(expected);
  });
});

describe('playOthers', () => {
  const terms = (...titles: string[]) => titles.map((title) => articleTerms(article(title)));

  it.each([
    ['two competitions', terms(LEAGUE[0]), terms(CUP), true],
    ['one in common', terms(LEAGUE[0], 'Next for the Gulls: the cup'), terms(CUP), false],
    ['none on one side', terms('Gulls beat Wrens'), terms(CUP), false],
  ])('%s', (_, a, b, expected) => {
    expect(playOthers(a, b)).toBe(expected);
    expect(playOthers(b, a)).toBe(expected);
  });
});

it('puts two matches of the same teams into two topics', () => {
  const model = new StoryModel();
  let topics = 0;
  const teams = 'Otmar Gulls and Pellmere Wrens';
  const place = (hours: number, title: string, summary: string) =>
    model.place(article(title, summary, hours), () => String(++topics)).topic;
  const league = place(0, ...LEAGUE);
  expect(place(3, LEAGUE[0], `${LEAGUE[1]} ${teams} are level now.`)).toBe(league);
  const cup = place(40, CUP, `${teams} meet in the final of the Harbour Cup, which Sim Okell will miss.`);
  expect(cup).not.toBe(league);
  expect(place(44, 'Wrens lose their keeper before the Harbour Cup final', `${teams} train.`)).toBe(cup);
});
