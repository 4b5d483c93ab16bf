import type { StepPrecision, StepState } from '#vocabulary';
import { plusDays } from '../days/coming-days.js';
import { LATE_DAYS, lastDay, stepState } from './announced-step.js';

/** What a calendar needs to know of an announced step. */
export interface DatedStep {
  anchorArticleId: number;
  day: string;
  precision: StepPrecision;
  movedFrom: readonly string[];
  isMet: boolean;
  isCalledOff: boolean;
  announcedAt: Date;
  changedAt: Date;
}

/** The parts of a calendar entry that its readers' programs compare (RFC 5545). All days are YYYY-MM-DD. */
export interface CalendarEntry {
  /** Without the host. It stays if the step moves, is met or called off, and if its topic is merged. */
  uid: string;
  firstDay: string;
  /** The day after its last one. */
  endDay: string;
  /** Increases whenever the stored step changes. */
  sequence: number;
  state: StepState;
  /** When the stored step changed, or when its day had passed without a report. */
  modifiedAt: Date;
}

/** RFC 5545 allows 32 bits, with a sign. */
const LARGEST = 2 ** 31 - 1;

/**
 * A step as an entry of a calendar, on a day (YYYY-MM-DD). The UID is made of what no change of date touches: the article that
 * announced the step first, and the first day that was announced. The sequence counts seconds from the announcement to the last change.
 */
export function calendarEntry(step: DatedStep, today: string): CalendarEntry {
  const { anchorArticleId, day, movedFrom, changedAt, announcedAt } = step;
  const endDay = plusDays(lastDay(step), 1);
  const state = stepState(step, today);
  const seconds = Math.floor((changedAt.getTime() - announcedAt.getTime()) / 1000);
  return {
    uid: `step-${anchorArticleId}-${movedFrom[0] ?? day}`,
    firstDay: day,
    endDay,
    sequence: Math.min(LARGEST, Math.max(0, seconds)),
    state,
    modifiedAt: later(changedAt, unreportedSince(state, endDay)),
  };
}

/** When a step became late or silent. */
function unreportedSince(state: StepState, endDay: string): Date | null {
  if (state === 'late') return new Date(endDay);
  return state === 'silent' ? new Date(plusDays(endDay, LATE_DAYS)) : null;
}

function later(a: Date, b: Date | null): Date {
  return b !== null && b > a ? b : a;
}
