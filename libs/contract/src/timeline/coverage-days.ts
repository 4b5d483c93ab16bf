import { forEachBias } from '#vocabulary';
import type { CountsByBias } from '../sources/bias-counts.js';
import { totalOf } from '../sources/bias-display.js';
import type { TopicCoverage } from './coverage.js';

const DAY_MS = 86_400_000;
const NOTHING: CountsByBias = forEachBias(() => 0);

export interface CoverageDay {
  /** 'YYYY-MM-DD' */
  day: string;
  articles: CountsByBias;
  total: number;
  /** The number of milestones on that day, and the newest one's id. */
  milestones: number;
  newestId: number | null;
}

/** The chart also shows what happened up to this many days before the first report. More would leave it mostly empty. */
const BEFORE_DAYS = 7;

type DayOf = (at: string) => string;

/**
 * Every day from the first to the last with articles, including days without any. Milestones are shown by day, including
 * those of the week before the first article. `dayOf` gives the day of a moment, 'YYYY-MM-DD', in the time zone of the coverage.
 */
export function coverageDays(
  { days }: TopicCoverage,
  milestones: readonly { id: number; date: string }[],
  dayOf: DayOf,
): CoverageDay[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const byDay = new Map(days.map(({ day, articles }) => [day, articles]));
  const marked = Map.groupBy(milestones, ({ date }) => dayOf(date));
  const from = firstShown(
    Date.parse(first.day),
    milestones.map(({ date }) => dayOf(date)),
  );
  const count = Math.round((Date.parse(last.day) - from) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(from + index * DAY_MS).toISOString().slice(0, 10);
    const articles = byDay.get(day) ?? NOTHING;
    const happened = (marked.get(day) ?? []).toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
    return {
      day,
      articles,
      total: totalOf(articles),
      milestones: happened.length,
      newestId: happened[0]?.id ?? null,
    };
  });
}

function firstShown(firstReport: number, days: readonly string[]): number {
  const happened = days.map((day) => Date.parse(day));
  return Math.min(firstReport, ...happened.filter((day) => day >= firstReport - BEFORE_DAYS * DAY_MS));
}

/** The milestone that a day links to: its newest, else the last one before it, else the first; null if there are none. */
export function milestoneNear(
  day: string,
  milestones: readonly { id: number; date: string }[],
  dayOf: DayOf,
): number | null {
  const oldestFirst = milestones.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
  const until = oldestFirst.findLast(({ date }) => dayOf(date) <= day);
  return (until ?? oldestFirst[0])?.id ?? null;
}
