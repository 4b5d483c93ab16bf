import type { StorySummary } from '#contract/stories';
import { i18n } from '#language';

/** Created on first use. */
let format: Intl.DateTimeFormat | undefined;

/** 'March 2031' for '2031-03'. */
export function monthLabel(month: string): string {
  format ??= new Intl.DateTimeFormat(i18n.locales, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(month));
}

/** A month of the address; undefined if it is none. */
export function monthOf(text: string | null): string | undefined {
  return text !== null && /^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined;
}

/** The stories by the month of their end (YYYY-MM, UTC), in their order. */
export function byMonth(stories: readonly StorySummary[]): [string, StorySummary[]][] {
  return [
    ...Map.groupBy(stories, ({ ending, lastReportedAt }) => (ending?.at ?? lastReportedAt).slice(0, 7)),
  ];
}
