import { describe, expect, it } from '@jest/globals';
import {
  clockLabel,
  dayLabel,
  longDayLabel,
  plainDayLabel,
  plainDayMonth,
  readerDay,
  timeLabel,
} from './dates';

/** In the reader's time zone, whichever that is. */
const local = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).toISOString();

describe('labels of days', () => {
  it.each([
    ['within the year', local(2031, 8, 14), '14 Aug'],
    ['of another year', local(2030, 8, 14), '14 Aug 2030'],
    ['at the last minute of the year before', local(2030, 12, 31, 23, 59), '31 Dec 2030'],
  ])('%s', (_, at, label) => {
    expect(dayLabel(at, new Date(local(2031, 1, 1, 0, 1)))).toBe(label);
  });

  it('adds the time of day', () => {
    expect(timeLabel(local(2031, 8, 14, 9, 5))).toBe('14 Aug, 09:05');
  });

  it('spells the month out, with the year if it differs', () => {
    expect(longDayLabel(local(2031, 8, 14), new Date(local(2031, 9, 1)))).toBe('14 August');
    expect(longDayLabel(local(2030, 8, 14), new Date(local(2031, 9, 1)))).toBe('14 August 2030');
  });

  it('has the time alone', () => {
    expect(clockLabel(local(2031, 8, 14, 9, 5))).toBe('09:05');
  });

  it("names a plain day, whatever the reader's time zone", () => {
    expect(plainDayLabel('2031-08-14')).toBe('Thu, 14 Aug 2031');
    expect(plainDayMonth('2031-08-14')).toBe('14 Aug');
  });
});

describe('readerDay', () => {
  it.each([
    ['at the first minute', local(2031, 3, 5, 0, 0), '2031-03-05'],
    ['at the last minute', local(2031, 12, 31, 23, 59), '2031-12-31'],
  ])('%s', (_, at, day) => {
    expect(readerDay(at)).toBe(day);
  });
});
