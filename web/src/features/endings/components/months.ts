import type { StorySummary } from '#contract/stories';

const NAMES = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 'March 2031' for '2031-03'. */
export function monthLabel(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${NAMES[(number ?? 1) - 1]} ${year}`;
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
