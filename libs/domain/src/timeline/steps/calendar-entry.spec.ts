import { describe, expect, it } from '@jest/globals';
import { calendarEntry, type DatedStep } from './calendar-entry.js';

const STEP: DatedStep = {
  anchorArticleId: 7,
  day: '2031-03-14',
  precision: 'day',
  movedFrom: [],
  isMet: false,
  isCalledOff: false,
  announcedAt: new Date('2031-03-04T06:00:00Z'),
  changedAt: new Date('2031-03-04T06:01:40Z'),
};

describe('calendarEntry', () => {
  it('ends on the day after the step', () => {
    expect(calendarEntry(STEP, '2031-03-05')).toEqual({
      uid: 'step-7-2031-03-14',
      firstDay: '2031-03-14',
      endDay: '2031-03-15',
      sequence: 100,
      state: 'pending',
      modifiedAt: STEP.changedAt,
    });
  });

  it('lasts a week if only the week is known', () => {
    const entry = calendarEntry({ ...STEP, day: '2031-03-10', precision: 'week' }, '2031-03-05');
    expect([entry.firstDay, entry.endDay]).toEqual(['2031-03-10', '2031-03-17']);
  });

  it('keeps its UID and raises its sequence when the step moves', () => {
    const moved = {
      ...STEP,
      day: '2031-04-02',
      movedFrom: ['2031-03-14', '2031-03-20'],
      changedAt: new Date('2031-03-09T06:00:00Z'),
    };
    const entry = calendarEntry(moved, '2031-03-10');
    expect(entry.uid).toBe('step-7-2031-03-14');
    expect(entry.firstDay).toBe('2031-04-02');
    expect(entry.sequence).toBe(432_000);
  });

  it.each([
    ['2031-03-14', 'pending', STEP.changedAt.toISOString()],
    ['2031-03-15', 'late', '2031-03-15T00:00:00.000Z'],
    ['2031-03-21', 'late', '2031-03-15T00:00:00.000Z'],
    ['2031-03-22', 'silent', '2031-03-22T00:00:00.000Z'],
  ])('on %s is %s, modified at %s', (today, state, at) => {
    const entry = calendarEntry(STEP, today);
    expect([entry.state, entry.modifiedAt.toISOString(), entry.sequence]).toEqual([state, at, 100]);
  });

  it('is met or called off whatever the day', () => {
    expect(calendarEntry({ ...STEP, isMet: true }, '2032-01-01').state).toBe('met');
    expect(calendarEntry({ ...STEP, isCalledOff: true }, '2031-03-05').state).toBe('called_off');
  });

  it('keeps the sequence within 31 bits', () => {
    const far = { ...STEP, changedAt: new Date('2131-01-01') };
    expect(calendarEntry(far, '2031-03-05').sequence).toBe(2_147_483_647);
    const early = { ...STEP, changedAt: new Date('2026-01-01') };
    expect(calendarEntry(early, '2031-03-05').sequence).toBe(0);
  });
});
