import type { StepState } from '#vocabulary';

/** One all-day entry of a calendar. Texts are plain, days are YYYY-MM-DD. */
export interface CalendarEvent {
  /** Unique in the world, and the same for ever. */
  uid: string;
  firstDay: string;
  /** The day after its last one. */
  endDay: string;
  sequence: number;
  state: StepState;
  modifiedAt: Date;
  summary: string;
  /** BCP 47, of the summary. */
  language: string;
  description: string;
  url: string;
}

/** A calendar before it is written. */
export interface CalendarDocument {
  name: string;
  description: string;
  /** The page with the same content. */
  pageUrl: string;
  /** The calendar itself. Null if its address is secret. */
  selfUrl: string | null;
  events: readonly CalendarEvent[];
}
