import { describe, expect, it } from '@jest/globals';
import { articleTerms } from './article-terms.js';
import type { StoryArticle } from './story-article.js';
import { StoryModel } from './story-model.js';

const day = (n: number) => new Date(Date.UTC(2031, 4, n, 12));
const article = (
  title: string,
  publishedAt: Date | null = day(1),
  summary = '',
  language = 'en',
): StoryArticle => ({
  title,
  summary,
  language,
  publishedAt,
});

const FLOOD = [
  article(
    'Flood in Paldora kills 14 as dam bursts',
    day(1),
    'A dam above Paldora burst on Monday and killed 14 people.',
  ),
  article(
    'Death toll in Paldora dam flood rises to 23',
    day(2),
    'Rescuers found more bodies below the burst Paldora dam.',
  ),
];
const STRIKE = [
  article(
    'Velora rail drivers begin three-day strike',
    day(1),
    'Drivers of the Velora railway want higher pay.',
  ),
  article(
    'Velora rail strike: drivers and ministry to talk',
    day(2),
    'Talks between drivers and the ministry begin in Velora.',
  ),
];

function keys(): () => string {
  let next = 0;
  return () => `t${++next}`;
}

describe('StoryModel', () => {
  it('puts reports of one event into one topic, and other events into other topics', () => {
    const model = new StoryModel();
    const newKey = keys();
    const placed = [FLOOD[0], STRIKE[0], FLOOD[1], STRIKE[1]].map(
      (it) => it && model.place(it, newKey).topic,
    );
    expect(placed).toEqual(['t1', 't2', 't1', 't2']);
  });

  it('gives a reason', () => {
    const model = new StoryModel();
    const newKey = keys();
    const [first, second] = FLOOD.map((it) => model.place(it, newKey));
    expect(first).toMatchObject({ topic: 't1', score: 0 });
    expect(second?.reason).toMatch(/paldora/i);
  });

  it('decides without changing anything', () => {
    const model = new StoryModel();
    model.add('a', article('Velora rail drivers begin three-day strike'));
    const size = { ...model.size };
    expect(model.decide(article('Velora rail drivers strike for three days')).topic).toBe('a');
    expect(model.size).toEqual(size);
  });

  it('finds other candidates for an article once the memory has changed', () => {
    const [first, second] = FLOOD;
    if (!first || !second) throw new Error('No article.');
    const late = articleTerms(second);
    const model = new StoryModel();
    model.add('a', first);
    const found = () => model.candidatesBeside('own', late).map(({ topic }) => topic.key);
    expect([found(), found()]).toEqual([['a'], ['a']]);
    expect(model.candidatesBeside('a', late)).toEqual([]);
    model.add('b', first);
    expect(found().toSorted()).toEqual(['a', 'b']);
    model.remove('a');
    expect(found()).toEqual(['b']);
    model.forget(day(30));
    expect(found()).toEqual([]);
  });

  it('compares more topics with a headline than with an article that has a summary', () => {
    const model = new StoryModel();
    const towns =
      'Aldmoor Brackenfell Corvane Dunmere Elsick Fenholt Garrow Hollin Isleby Jarrow Kelding Lorne'.split(
        ' ',
      );
    for (const town of towns) model.add(town, article(`Ferry aground near ${town}`));
    const compared = (summary: string) =>
      model.candidates(articleTerms(article('Ferry aground', day(1), summary))).length;
    expect(compared('')).toBe(10);
    expect(compared('A ferry ran aground.')).toBe(5);
  });

  it('keeps languages apart', () => {
    const model = new StoryModel();
    model.add('a', article('Paldora dam', day(1), 'Paldora dam', 'en'));
    expect(model.decide(article('Paldora dam', day(1), 'Paldora dam', 'tr')).topic).toBeNull();
  });

  it('decides the same after a restart', () => {
    const running = new StoryModel();
    const newKey = keys();
    const before = [FLOOD[0], STRIKE[0], FLOOD[1]].filter((it) => it !== undefined);
    const topics = before.map((it) => running.place(it, newKey).topic);
    const restarted = new StoryModel();
    for (const [at, it] of before.entries()) restarted.add(topics[at] ?? '', it);
    for (const it of [...STRIKE, ...FLOOD]) expect(restarted.decide(it)).toEqual(running.decide(it));
  });

  it('decides the same with and without topics out of reach', () => {
    const running = new StoryModel({ visits: 5 });
    const restarted = new StoryModel({ visits: 5 });
    for (let n = 0; n < 20; n += 1)
      running.add(`old${n}`, article(`Velora rail drivers strike ${n}`, day(1)));
    for (const model of [running, restarted])
      model.add('new', article('Velora rail drivers strike', day(20)));
    const next = article('Velora rail drivers strike goes on', day(20));
    expect(running.decide(next)).toEqual(restarted.decide(next));
    expect(running.decide(next).topic).toBe('new');
  });

  it('forgets old topics with all their terms', () => {
    const model = new StoryModel();
    const newKey = keys();
    for (const it of [...FLOOD, ...STRIKE]) model.place(it, newKey);
    expect(model.forget(day(1))).toBe(0);
    expect(model.forget(new Date('nonsense'))).toBe(0);
    expect(model.forget(day(20))).toBe(2);
    expect(model.size).toEqual({ topics: 0, terms: 0 });
    expect(model.decide(FLOOD[1] ?? article('')).topic).toBeNull();
  });

  it('drops topics out of reach by itself', () => {
    const model = new StoryModel();
    model.add('a', article('Paldora dam bursts', day(1)));
    const later = new Date(day(1).getTime() + model.reach + 1);
    model.add('b', article('Velora rail strike', later));
    expect(model.size.topics).toBe(1);
    expect(model.decide(article('Paldora dam bursts', later)).topic).toBeNull();
  });

  it('keeps the daily issues of a column apart, and a returning headline with its story', () => {
    const model = new StoryModel();
    const newKey = keys();
    const briefings = [1, 2, 3].map((n) =>
      article(`Morning briefing, May ${n}`, day(n), 'What happened overnight.'),
    );
    expect(new Set(briefings.map((it) => model.place(it, newKey).topic)).size).toBe(3);
    const title = 'Chancellor Mira Tolland resigns over the Paldora dam contract';
    expect(model.place(article(title, day(2)), newKey).topic).toBe(
      model.place(article(title, day(3)), newKey).topic,
    );
  });

  it('gives a similar text a lower score the longer its story was silent', () => {
    const [first, second] = FLOOD;
    const scoreAfter = (daysLater: number) => {
      const model = new StoryModel();
      model.add('a', first ?? article(''));
      return model.decide({ ...article(''), ...second, publishedAt: day(1 + daysLater) }).score;
    };
    expect(scoreAfter(8)).toBeLessThan(scoreAfter(1));
  });

  it.each([
    [
      'two quakes',
      [
        'Quake of magnitude 6.1 hits Norvia, 14 dead',
        'A magnitude 6.1 quake shook the coast of Norvia on Monday.',
      ],
      [
        'Quake of magnitude 5.4 shakes Estria, no one hurt',
        'A magnitude 5.4 quake shook villages in Estria on Monday.',
      ],
    ],
    [
      'two trials',
      [
        'Trial of banker Olin Marsk opens in Velora',
        'Prosecutors accuse Marsk of taking bribes for the Velora tunnel.',
      ],
      [
        'Trial of singer Petra Quill opens in Aldona',
        'Prosecutors accuse Quill of not paying taxes in Aldona for years.',
      ],
    ],
    [
      'two matches on one day',
      ['Rovers beat United 3-1 in the cup', 'Tor Elvin scored twice as Rovers won.'],
      ['Wanderers beat Athletic 2-0 in the cup', 'Wanderers won by two late goals.'],
    ],
  ])('keeps %s apart, dated or not', (_, [one = '', oneLead = ''], [other = '', otherLead = '']) => {
    for (const published of [day(1), null]) {
      const model = new StoryModel();
      model.add('a', article(one, published, oneLead));
      expect(model.decide(article(other, published, otherLead)).topic).toBeNull();
    }
  });

  it('keeps the return match of the same teams apart', () => {
    const model = new StoryModel();
    const first = 'Rovers beat United 3-1 in the first leg of the cup tie';
    model.add('a', article(first, day(1), 'Tor Elvin scored twice as Rovers won.'));
    const second = 'United draw 0-0 with Rovers in the return match';
    expect(model.decide(article(second, day(9), 'Neither side scored in Velora.')).topic).toBeNull();
  });

  it('does not join articles that share only currently frequent words', () => {
    const model = new StoryModel();
    for (let n = 0; n < 300; n += 1) model.add(`t${n}`, article(`Paldora fever: ${1000 + n} ${2000 + n}`));
    const alike = model.decide(article('Paldora fever: Velora closes schools'));
    expect(alike.topic).toBeNull();
    expect(model.decide(article('Paldora fever: 1007 2007')).topic).toBe('t7');
  });

  it('limits the number of topics, dated or not', () => {
    const model = new StoryModel({ topics: 10 });
    const newKey = keys();
    for (let n = 0; n < 50; n += 1) model.place(article(`${100 + n} ${200 + n} ${300 + n}`, null), newKey);
    expect(model.size).toEqual({ topics: 10, terms: 30 });
  });

  it.each([
    article('', null),
    article('?!', new Date('nonsense')),
    article('x'.repeat(1_000_000), day(1), 'y '.repeat(500_000)),
    article('the of and', day(1)),
  ])('accepts any article', (it) => {
    const model = new StoryModel();
    const newKey = keys();
    expect(model.place(it, newKey).topic).toBe('t1');
    expect(model.place(article('Velora rail strike'), newKey).topic).toBe('t2');
  });
});
