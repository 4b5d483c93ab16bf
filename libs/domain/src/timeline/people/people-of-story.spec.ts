import { describe, expect, it } from '@jest/globals';
import { ENGLISH } from '#vocabulary';
import { peopleOfStory } from './people-of-story.js';

/** 'wire: text': reports an hour apart, each with its origin. */
const people = (...reports: string[]) =>
  peopleOfStory(
    reports.map((report, hour) => {
      const [originKey = '', text = ''] = report.split(': ');
      return { originKey, title: 'The bridge', prose: [text], at: new Date(Date.UTC(2031, 2, 4, hour)) };
    }),
    ENGLISH,
  ).map(({ name, role, report }) => `${name}, ${role}, ${report.originKey} ${report.at.getUTCHours()}`);

describe('peopleOfStory', () => {
  it('has those first whom most origins name', () => {
    expect(
      people(
        'wire: Mayor Ada Merrin met Judge Odo Marsh.',
        'wire: Judge Odo Marsh spoke.',
        'herald: Merrin agreed.',
        'post: Merringham is a town.',
      ),
    ).toEqual(['Ada Merrin, Mayor, wire 0', 'Odo Marsh, Judge, wire 0']);
  });

  it('states the role of most origins in the words that most of them use, from the earliest report', () => {
    expect(
      people(
        'wire: Actress Ada Merrin spoke.',
        'wire: Actress Ada Merrin spoke.',
        'herald: Orvale Mayor Ada Merrin spoke.',
        'post: Mayor Ada Merrin spoke.',
        'plumb: Mayor Ada Merrin spoke.',
      ),
    ).toEqual(['Ada Merrin, Mayor, post 3']);
  });

  it('tells a former role from the role', () => {
    expect(
      people(
        'wire: Former mayor Ada Merrin spoke.',
        'herald: Former Mayor Ada Merrin spoke.',
        'post: Mayor Ada Merrin spoke.',
      ),
    ).toEqual(['Ada Merrin, Former mayor, wire 0']);
  });

  it('has at most eight', () => {
    const names = ['Abe', 'Bea', 'Cal', 'Dot', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon'];
    expect(people(...names.map((name) => `wire: Judge ${name} Merrin spoke.`))).toHaveLength(8);
  });
});
