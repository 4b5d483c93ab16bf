import { describe, expect, it } from '@jest/globals';
import { StoryLinks } from './story-links.js';

const AFFAIR = [
  'The care home Tarnholt reports a third dead resident',
  'Nurses of the care home Tarnholt had no masks, say relatives of residents',
  'Inspectors visit the care home Tarnholt after nine residents died',
  'Relatives of residents sue the care home Tarnholt',
];
const MATTERS = [
  'The minister Tarnholt opens a bridge over the river Esk',
  'At the opera, Tarnholt sang the queen for the last time',
  'A goal of Tarnholt decides the cup final in extra time',
  'With his novel, Tarnholt wins the prize of the academy',
];

const MANY = [1, 2, 3, 4].flatMap((day) => AFFAIR.map((summary) => `${summary} on day ${day}`));

interface Stream {
  language?: string;
  /** Days between two reports. */
  apart?: number;
}

/** What `word` adds at most to the likeness of stories of these reports, as a share of `join`. */
function boundOf(word: string, summaries: readonly string[], stream: Stream = {}): number {
  const { links, bounds, term } = read(word, summaries, stream);
  return bounds.of(term) / links.settings.join;
}

function isLongKnown(word: string, summaries: readonly string[], stream: Stream): boolean {
  const { bounds, term } = read(word, summaries, stream);
  return bounds.isLongKnown(term);
}

/** The bounds after the last of these reports, each an event and a story. */
function read(word: string, summaries: readonly string[], { language = 'en', apart = 1 }: Stream) {
  const links = new StoryLinks();
  for (const [at, summary] of [...summaries, ...others(60)].entries())
    links.add(
      {
        ...{ id: at, title: '', summary, url: '', language },
        publishedAt: new Date(2031, 2, 1 + at * apart),
      },
      at,
      at,
    );
  const terms = [...links.parts.stories.values()].flatMap((parts) =>
    [...parts].flatMap(({ vector }) => [...vector.terms]),
  );
  const term = terms.find((each) => links.namesOf([each])[0] === word);
  expect(term).toBeDefined();
  const now = new Date(2031, 2, 1 + summaries.length * apart);
  return { links, bounds: links.termBounds(now), term: term ?? -1 };
}

function others(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `Report ${at} of word${at} and place${at} in region${at}`);
}

describe('what a term adds at most to the likeness of two stories', () => {
  it('is enough to join two stories if it is the name of one affair', () => {
    expect(boundOf('tarnholt', AFFAIR)).toBe(1);
  });

  it('is a share of it for a name that several affairs have', () => {
    expect(boundOf('tarnholt', MATTERS)).toBeCloseTo(0.36, 5);
  });

  it('is a share of it for both names of a person whose affairs share nothing else', () => {
    const summaries = MATTERS.map((summary) => summary.replace('Tarnholt', 'Dorrin Tarnholt'));
    expect(boundOf('tarnholt', summaries)).toBeCloseTo(0.36, 5);
    expect(boundOf('dorrin', summaries)).toBeCloseTo(0.36, 5);
  });

  it('is a share of it for a word', () => {
    const small = AFFAIR.map((summary) => summary.replace('Tarnholt', 'tarnholt'));
    expect(boundOf('tarnholt', small)).toBeCloseTo(0.36, 5);
    expect(boundOf('resid', AFFAIR)).toBeCloseTo(0.36, 5);
  });

  it('is a share of it for the name of a protagonist with many reports', () => {
    expect(boundOf('tarnholt', MANY)).toBeCloseTo(0.36, 5);
  });

  it('is enough for the name of an affair with many reports over months', () => {
    expect(boundOf('tarnholt', MANY, { apart: 9 })).toBe(1);
  });

  it('is a share of it in a language that writes all nouns with a capital', () => {
    const german = AFFAIR.map((_, at) => `Im Heim Tarnholt starben Bewohner, sagt Pfleger Nummer ${at}`);
    expect(boundOf('tarnholt', german, { language: 'de' })).toBeCloseTo(0.36, 5);
  });
});

describe('a name that is long known', () => {
  it('was in the news a quarter of a year ago', () => {
    expect(isLongKnown('tarnholt', MANY, { apart: 9 })).toBe(true);
    expect(isLongKnown('tarnholt', MANY, { apart: 5 })).toBe(false);
  });

  it('was in the news so long ago, however many reports have it now', () => {
    const many = Array.from(
      { length: 220 },
      (_, at) => `In hall ${at} of region ${at}, Tarnholt met envoy${at}`,
    );
    expect(isLongKnown('tarnholt', many, { apart: 0.1 })).toBe(false);
  });

  it('is a name', () => {
    const small = MANY.map((summary) => summary.replace('Tarnholt', 'tarnholt'));
    expect(isLongKnown('tarnholt', small, { apart: 9 })).toBe(false);
  });
});
