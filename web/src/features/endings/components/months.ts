import type { StorySummary } from '#contract/stories';
import { i18n } from '#language';

/** 'March 2031' for '2031-03'. */
export function monthLabel(month: string): string {
  return new Date(month).toLocaleDateString(i18n.locales, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
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
