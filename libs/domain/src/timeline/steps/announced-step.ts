import type { StepPrecision, StepState } from '#vocabulary';
import { plusDays } from '../days/coming-days.js';

/** After this many days without a report, a late step is silent. */
export const LATE_DAYS = 7;

/** A dated step that articles of a topic announce. */
export interface AnnouncedStep {
  /** The first article that announced it. With the day it identifies the step. */
  anchorArticleId: number;
  /** YYYY-MM-DD; of a week its Monday. */
  day: string;
  precision: StepPrecision;
  /** A sentence of the first of `articleIds`, verbatim. */
  text: string;
  /** Up to five articles that announce it for this day, independent origins first. */
  articleIds: number[];
  announcedAt: Date;
  /** Days for which it was announced before, earliest announcement first. */
  movedFrom: string[];
  /** The anchor of the milestone that tells it. */
  metAnchorId: number | null;
  /** The article that took it back, and its sentence. */
  calledOff: { articleId: number; text: string } | null;
}

/**
 * Where a step stands on a day (YYYY-MM-DD). Nothing is stored when a date passes, so a topic without new articles changes too:
 * late for a week after its day, silent from then on.
 */
export function stepState(
  step: { day: string; precision: StepPrecision; isMet: boolean; isCalledOff: boolean },
  today: string,
): StepState {
  if (step.isMet) return 'met';
  if (step.isCalledOff) return 'called_off';
  const last = lastDay(step);
  if (last >= today) return 'pending';
  return plusDays(last, LATE_DAYS) >= today ? 'late' : 'silent';
}

/** The first day of a week that is not over on `day`. */
export function weekBefore(day: string): string {
  return plusDays(day, -6);
}

/** The last day that is meant: of a week its Sunday. */
export function lastDay({ day, precision }: { day: string; precision: StepPrecision }): string {
  return precision === 'week' ? plusDays(day, 6) : day;
}
