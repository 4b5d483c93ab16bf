import type { DateSource } from '#vocabulary';
import { dayOf } from '../read/timeline-article.js';
import type { PlacedArticle } from './development.js';

const DAY_MS = 86_400_000;
const MAX_DAYS_BACK = 3;
const MAX_READ = 12;

/**
 * When a development happened. Its articles vote with the first past day that each names in title or lead, at
 * most three days before its first report and after `toldUpTo`, the day that the topic's timeline has reached
 * (an earlier day is background); a day that at least a third of them names wins over the day of publication.
 * Another day than the published one is given as its noon (UTC), since the hour is not known.
 */
export function happenedOn(
  placed: readonly PlacedArticle[],
  toldUpTo: string,
): { date: Date; dateFrom: DateSource } {
  const first = placed[0]?.article.publishedAt ?? new Date(0);
  const read = placed.filter(({ voice }) => voice === 'own').slice(0, MAX_READ);
  const earliest = dayOf(new Date(first.getTime() - MAX_DAYS_BACK * DAY_MS));
  const latest = dayOf(first);
  const votes = new Map<string, number>();
  for (const { reading } of read) {
    const day = reading.days.find((each) => each <= latest && each >= earliest);
    if (day && day > toldUpTo) votes.set(day, (votes.get(day) ?? 0) + 1);
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (!best || best[1] * 3 < read.length || best[0] === latest) return { date: first, dateFrom: 'published' };
  return { date: new Date(`${best[0]}T12:00:00Z`), dateFrom: 'text' };
}
