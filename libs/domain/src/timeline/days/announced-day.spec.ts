import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { announcedDay } from './announced-day.js';
import { localDay } from './local-day.js';

interface Labelled {
  /** `held` was written before the code, which was not changed after looking at it. */
  part: 'held' | 'dev';
  at: string;
  zone?: string;
  text: string;
  /** The first day announced, or none; with a 'w' behind the Monday of a week. */
  days: string[];
}

const labelled = readFileSync('test/gold/announced-days.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Labelled);

function found({ text, at, zone }: Labelled): string | undefined {
  const day = announcedDay(text, localDay(new Date(at), zone ?? null));
  return day ? `${day.day}${day.precision === 'week' ? 'w' : ''}` : undefined;
}

describe('announcedDay', () => {
  it.each(labelled.filter(({ part }) => part === 'dev').map((each) => [each.text, each] as const))(
    '%s',
    (_, each) => {
      expect(found(each)).toBe(each.days[0]);
    },
  );

  it('finds most days of the sentences that it was not written for', () => {
    const held = labelled.filter(({ part }) => part === 'held');
    const said = held.filter((each) => found(each) !== undefined);
    const right = said.filter((each) => found(each) === each.days[0]).length;
    const there = held.filter(({ days }) => days.length > 0).length;
    expect(right / said.length).toBeGreaterThanOrEqual(0.95);
    expect(right / there).toBeGreaterThanOrEqual(0.85);
  });

  it('reads titles without their verb, and no other sentence', () => {
    const title = 'Verdict in the Orvale dam trial expected to be read out on Friday';
    expect(announcedDay(title, '2031-03-05', { isTitle: true })?.day).toBe('2031-03-07');
    expect(announcedDay(title, '2031-03-05')).toBeNull();
  });

  it('announces nothing in a language without cues', () => {
    expect(announcedDay('The court will rule on Friday.', '2031-03-05', { language: 'xx' })).toBeNull();
  });

  it('stays fast on hostile text', () => {
    const hostile = `The court will ${'rule on the and at '.repeat(24)}on Friday.`;
    expect(announcedDay(hostile, '2031-03-05')).not.toBeUndefined();
  });
});
