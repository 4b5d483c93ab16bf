import type { DateSource } from '#vocabulary';
import { dayOf } from '../read/timeline-article.js';
import type { PlacedArticle } from './development.js';

const DAY_MS = 86_400_000;
const MAX_DAYS_BACK = 3;
const MAX_READ = 12;

/**
 * When a development happened. Each article votes for the first past day that it names in title or lead. The day must be at
 * most three days before the first report and not before `timelineUpTo`, the day that the topic's timeline has reached; earlier
 * days are background. A day named by at least a third of the articles replaces the day of publication; the day that the timeline
 * has reached only if all of several articles name it, because it is the background of most. It is given as noon (UTC), because the
 * hour is unknown.
 */
export function happenedOn(
  placed: readonly PlacedArticle[],
  timelineUpTo: string,
): { date: Date; dateFrom: DateSource } {
  const first = placed[0]?.article.publishedAt ?? new Date(0);
  const read = placed.filter(({ voice }) => voice === 'own').slice(0, MAX_READ);
  const earliest = dayOf(new Date(first.getTime() - MAX_DAYS_BACK * DAY_MS));
  const latest = dayOf(first);
  const votes = new Map<string, number>();
  for (const { reading } of read) {
    const day = reading.days.find((each) => each <= latest && each >= earliest);
    if (day && day >= timelineUpTo) votes.set(day, (votes.get(day) ?? 0) + 1);
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (!best || best[0] === latest || !isAgreed(best[1], read.length, best[0] === timelineUpTo))
    return { date: first, dateFrom: 'published' };
  return { date: new Date(`${best[0]}T12:00:00Z`), dateFrom: 'text' };
}

function isAgreed(votes: number, reports: number, isReached: boolean): boolean {
  return isReached ? votes === reports && votes > 1 : votes * 3 >= reports;
}
