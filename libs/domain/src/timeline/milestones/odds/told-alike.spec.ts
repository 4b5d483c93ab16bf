import { describe, expect, it } from '@jest/globals';
import { TermSpace } from '../../dates/term-space.js';
import { readArticle } from '../../read/read-article.js';
import { type ComparedReport, ToldAlike } from './told-alike.js';

const breach = {
  title: 'Orvale dam breaks after storm',
  excerpt: 'The dam above Orvale broke on Monday and flooded the lower street.',
};
const breachAgain = {
  title: 'Dam above Orvale breaks in storm, lower street flooded',
  excerpt: 'A storm broke the dam of Orvale.',
};
const resignation = {
  title: 'Minister Thole resigns over Orvale',
  excerpt: 'Ines Thole stepped down after three inspections of the dam were skipped.',
};

function report(words: typeof breach, at = '2026-03-02T08:00:00Z', originKey = 'source:a'): ComparedReport {
  const publishedAt = new Date(at);
  return { article: { originKey, publishedAt }, reading: readArticle({ ...words, text: null, publishedAt }) };
}

function odds(a: ComparedReport, b: ComparedReport): number {
  const space = new TermSpace();
  for (const { reading } of [a, b, report(resignation)]) space.read(reading);
  return new ToldAlike(space).odds(a, b).odds;
}

describe('ToldAlike', () => {
  const first = report(breach);
  const other = (at: string, origin = 'source:b') => report(breachAgain, at, origin);

  it('prefers reports with the same facts to reports of another event on the same day', () => {
    const same = odds(first, other('2026-03-02T10:00:00Z'));
    expect(same).toBeGreaterThan(1);
    expect(odds(first, report(resignation, '2026-03-02T10:00:00Z', 'source:b'))).toBeLessThan(same - 1);
    expect(odds(first, report(resignation, '2026-03-02T20:00:00Z', 'source:b'))).toBeLessThan(0);
  });

  it('is the same in both directions', () => {
    const second = other('2026-03-02T10:00:00Z');
    expect(odds(second, first)).toBeCloseTo(odds(first, second), 10);
  });

  it('falls with the hours between two reports', () => {
    const later = ['02T09', '02T20', '03T08', '04T20'].map((at) =>
      odds(first, other(`2026-03-${at}:00:00Z`)),
    );
    expect(later).toEqual([...later].sort((a, b) => b - a));
    expect(later.at(-1)).toBeLessThan(0);
  });

  it('is lower for two reports of one origin, which seldom tells one event twice', () => {
    const at = '2026-03-02T10:00:00Z';
    expect(odds(first, other(at, 'source:a'))).toBeLessThan(odds(first, other(at)));
  });

  it('is higher for headlines that report an end of the same kind in other words', () => {
    const end = report({ title: 'Hollin fever outbreak is over', excerpt: 'No case for 42 days.' });
    const told = (title: string) =>
      odds(end, report({ title, excerpt: 'The agency met on Monday.' }, '2026-03-03T08:00:00Z', 'source:b'));
    expect(told('WHO declares deadly outbreak over')).toBeGreaterThan(
      told('WHO says deadly outbreak grows') + 1,
    );
  });

  it('reads a report without words as telling something else', () => {
    expect(odds(first, report({ title: '', excerpt: '' }, '2026-03-02T10:00:00Z', 'source:b'))).toBeLessThan(
      0,
    );
  });
});
