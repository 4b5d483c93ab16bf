import { describe, expect, it } from '@jest/globals';
import { comingDays } from './coming-days.js';

const days = (sentence: string, today: string) =>
  comingDays(sentence, today).map(({ day, precision }) => (precision === 'week' ? `${day}w` : day));

describe('comingDays', () => {
  /** 2031-03-05 is a Wednesday, 2031-03-03 a Monday. */
  it.each([
    ['It opens on Friday.', '2031-03-05', ['2031-03-07']],
    ['It opens next Friday.', '2031-03-03', ['2031-03-14']],
    ['It opens next Monday.', '2031-03-05', ['2031-03-10']],
    ['It opens a week from Friday.', '2031-03-05', ['2031-03-14']],
    ['It opens on Friday week.', '2031-03-05', ['2031-03-14']],
    ['It opens in a week.', '2031-03-05', ['2031-03-12']],
    ['It opens in ten days.', '2031-03-05', ['2031-03-15']],
    ['It opens early next week.', '2031-03-05', ['2031-03-10w']],
    ['It opens in the week of April 7.', '2031-03-05', ['2031-04-07w']],
    ['It opens on the 3rd.', '2031-03-05', ['2031-04-03']],
    ['It opens on the 31st.', '2031-04-05', ['2031-05-31']],
    ['It opens on the 4th floor.', '2031-03-05', []],
    ['It runs from 14 to 17 March.', '2031-03-05', ['2031-03-14']],
    ['It opens on 2 March.', '2031-03-05', ['2031-03-02']],
    ['It opens on 2 January.', '2031-03-05', ['2032-01-02']],
    ['It opens next month.', '2031-03-05', []],
  ])('%s on %s', (sentence, today, expected) => {
    expect(days(sentence, today)).toEqual(expected);
  });
});
