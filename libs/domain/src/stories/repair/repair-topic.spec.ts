import { describe, expect, it } from '@jest/globals';
import { articleTerms } from '../placing/article-terms.js';
import type { StoryArticle } from '../placing/story-article.js';
import { StoryModel } from '../placing/story-model.js';
import { belongTogether, joinVotes, type RepairTopic } from './repair-merge.js';
import { likelierTopics } from './repair-move.js';
import { splitOff } from './repair-split.js';
import { repairOf } from './repair-topic.js';

const START = Date.UTC(2031, 2, 1);

function report(hours: number, title: string, summary: string): StoryArticle {
  return { title, summary, language: 'en', publishedAt: new Date(START + hours * 3_600_000) };
}

const DAM = [
  report(
    0,
    'Orvale dam breaks after storm',
    'The dam above Orvale broke in the storm and flooded the lower street. Firemen carried children over the roofs.',
  ),
  report(
    2,
    'Dam above Orvale bursts in storm',
    'Water from the burst dam above Orvale stands in the lower street; the mayor asked for pumps and blankets.',
  ),
  report(
    4,
    'Orvale counts its losses after dam burst',
    'Since the storm broke the dam the flooded lower street of Orvale is closed, and insurers send inspectors.',
  ),
];
const MATCH = [
  report(
    1,
    'Foundry beat Anchors by one goal',
    'Foundry beat Anchors by one goal in the league match at Ropewalk Park. Captain Ives scored with a header.',
  ),
  report(
    3,
    'Anchors lose to Foundry',
    'In the league match at Ropewalk Park Foundry defeated Anchors, whose coach blamed a tired defence and rain.',
  ),
  report(
    5,
    'League match: Foundry defeat Anchors',
    'One goal decided the league match of Foundry and Anchors; supporters sang for an hour in the tram.',
  ),
];
/** Two similar quakes in different places. */
const QUAKE_HERE = [
  report(
    0,
    'Earthquake shakes Pellmere',
    'An earthquake of magnitude 6.1 shook Pellmere at night; houses fell.',
  ),
  report(
    1,
    'Strong earthquake hits Pellmere at night',
    'Houses fell in Pellmere when an earthquake of magnitude 6.1 hit at night.',
  ),
];
const QUAKE_THERE = [
  report(
    2,
    'Earthquake shakes Tarnholm',
    'An earthquake of magnitude 5.9 shook Tarnholm in the morning; houses fell.',
  ),
  report(
    3,
    'Strong earthquake hits Tarnholm',
    'Houses fell in Tarnholm when an earthquake of magnitude 5.9 hit in the morning.',
  ),
];
const OUTBREAK = [
  report(
    4,
    'Stavering measles patients leave hospital',
    'The last measles patients of the outbreak left the hospital; the health institute counts 118 infected children.',
  ),
  report(
    5,
    'Measles outbreak in Stavering declared over',
    'The health institute declared the measles outbreak over; 118 children were infected, and the last left hospital.',
  ),
  report(
    6,
    'How Stavering stopped its measles',
    'Vaccination in a swimming hall ended the measles outbreak, the health institute says; 118 children were infected.',
  ),
];
const MAYOR = [
  report(
    4,
    'Stavering votes in a runoff for mayor',
    'Henrik Olsby leads Marit Quenby in polls for the mayoral runoff; both candidates quarrel over a harbour tunnel.',
  ),
  report(
    5,
    'Quenby ahead in Stavering mayoral runoff',
    'Marit Quenby leads Henrik Olsby by 412 votes in the mayoral runoff, with postal votes not yet counted.',
  ),
  report(
    6,
    'Stavering elects Marit Quenby mayor',
    'Postal votes gave Marit Quenby the mayoral runoff over Henrik Olsby, who wanted the harbour tunnel.',
  ),
];
const bareOf = (articles: readonly StoryArticle[]) => articles.map((each) => ({ ...each, summary: '' }));
const COPIES = Array.from({ length: 5 }, (_, n) => ({
  ...(MATCH[0] ?? report(0, '', '')),
  publishedAt: new Date(START + n),
}));

const topic = (key: string, articles: readonly StoryArticle[]): RepairTopic => ({
  key,
  articles: articles.map(articleTerms),
});

function modelOf(topics: Record<string, readonly StoryArticle[]>): StoryModel {
  const model = new StoryModel();
  const all = Object.entries(topics).flatMap(([key, own]) => own.map((article) => ({ key, article })));
  all.sort((a, b) => Number(a.article.publishedAt) - Number(b.article.publishedAt));
  for (const { key, article } of all) model.add(key, article);
  return model;
}

describe('splitOff', () => {
  it.each([
    ['two stories of three articles each', [...DAM, ...MATCH], [3, 4, 5]],
    ['two stories of one town, whose name is in every title', [...OUTBREAK, ...MAYOR], [3, 4, 5]],
    ['bare headlines of one town', bareOf([...OUTBREAK, ...MAYOR]), null],
    ['one story', DAM, null],
    [
      'one story of one town',
      [...MAYOR, ...MAYOR.map((each) => ({ ...each, title: `${each.title} again` }))],
      null,
    ],
    [
      'one story twice as long',
      [...DAM, ...DAM.map((each) => ({ ...each, title: `${each.title} again` }))],
      null,
    ],
    ['an article alone', [...DAM, ...DAM, ...MATCH.slice(0, 1)], null],
    ['copies of one article', [...DAM, ...COPIES], null],
  ])('%s', (_, articles, expected) => {
    expect(splitOff(articles.map(articleTerms))).toEqual(expected);
  });
});

describe('repairOf', () => {
  it('merges two topics of one story, from either side', () => {
    const [a, b] = [topic('a', DAM.slice(0, 2)), topic('b', DAM.slice(2))];
    const model = modelOf({ a: DAM.slice(0, 2), b: DAM.slice(2), c: MATCH });
    const known = new Map([a, b].map((each) => [each.key, each]));
    const find = (key: string) => known.get(key);
    expect(repairOf(model, b, find)).toEqual({ kind: 'merge', from: 'b', into: 'a' });
    expect(repairOf(model, a, find)).toEqual({ kind: 'merge', from: 'a', into: 'b' });
    expect(repairOf(model, a, () => undefined)).toBeNull();
  });

  it('moves only an article that belongs to another topic', () => {
    const mixed = [...DAM.slice(0, 2), ...MATCH.slice(2)];
    const rest = MATCH.slice(0, 2);
    const model = modelOf({ mixed, rest });
    const find = (articles: readonly StoryArticle[]) => (key: string) => topic(key, articles);
    expect(repairOf(model, topic('mixed', mixed), find(rest))).toEqual({
      kind: 'move',
      topic: 'mixed',
      moves: [{ into: 'rest', articles: [2] }],
    });
    expect(repairOf(model, topic('rest', rest), find(mixed))).toBeNull();
    const mended = modelOf({ mixed: DAM.slice(0, 2), rest: MATCH });
    expect(repairOf(mended, topic('rest', MATCH), find(DAM.slice(0, 2)))).toBeNull();
  });

  it('does not move bare headlines or undated articles', () => {
    const bare = MATCH.map((each) => ({ ...each, summary: '' }));
    const undated = MATCH.map((each) => ({ ...each, publishedAt: null }));
    for (const own of [bare, undated]) {
      const model = modelOf({ mixed: [...DAM.slice(0, 2), ...own.slice(2)], rest: own.slice(0, 2) });
      expect(likelierTopics(model, topic('mixed', own.slice(2)))).toEqual([]);
    }
  });

  it('keeps similar events with different names apart', () => {
    const model = modelOf({ here: QUAKE_HERE, there: QUAKE_THERE, c: MATCH });
    expect(belongTogether(model, topic('here', QUAKE_HERE), topic('there', QUAKE_THERE))).toBe(false);
  });

  it('never undoes a split by a merge, or a merge by a split', () => {
    const apart = modelOf({ dam: DAM, match: MATCH });
    expect(splitOff([...DAM, ...MATCH].map(articleTerms))).not.toBeNull();
    expect(belongTogether(apart, topic('dam', DAM), topic('match', MATCH))).toBe(false);
    const one = modelOf({ a: DAM.slice(0, 2), b: DAM.slice(2), c: MATCH });
    expect(belongTogether(one, topic('a', DAM.slice(0, 2)), topic('b', DAM.slice(2)))).toBe(true);
    expect(splitOff(DAM.map(articleTerms))).toBeNull();
  });

  it('gives undated articles no vote', () => {
    const undated = DAM.map((each) => ({ ...each, publishedAt: null }));
    const model = modelOf({ a: undated.slice(0, 2), b: undated.slice(2) });
    expect(joinVotes(model, topic('b', undated.slice(2)))).toEqual([]);
  });
});
