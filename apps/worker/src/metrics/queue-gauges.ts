import { Gauge } from 'prom-client';
import type { IngestState } from '#persistence/ingest/health';
import { metrics } from '#platform/metrics';

const registers = [metrics];
const gauge = (name: string, help: string) => new Gauge({ name, help, registers });

const up = gauge('followthrough_database_up', 'Whether the database responded.');
const feeds = new Gauge({
  name: 'followthrough_feeds',
  help: 'Feeds by health level.',
  labelNames: ['level'],
  registers,
});
const waiting = gauge('followthrough_articles_waiting', 'Articles that are not placed yet.');
const waitingAge = gauge(
  'followthrough_articles_waiting_seconds',
  'Age of the oldest waiting article in news time.',
);
const due = gauge('followthrough_feeds_due', 'Feeds that are due.');
const dueAge = gauge(
  'followthrough_feeds_due_seconds',
  'News time for which the longest waiting feed has been due.',
);

/** Sets the gauges from the tables. They are the same for every worker. */
export function showQueue(state: IngestState): void {
  up.set(1);
  for (const [level, count] of Object.entries(state.feeds)) feeds.set({ level }, count);
  waiting.set(state.articlesWaiting);
  waitingAge.set(state.waitingMs / 1000);
  due.set(state.feedsDue);
  dueAge.set(state.dueMs / 1000);
}

/** Removes the gauges, because missing values are better than stale ones. */
export function hideQueue(isUp: boolean): void {
  up.set(isUp ? 1 : 0);
  feeds.reset();
  for (const each of [waiting, waitingAge, due, dueAge]) each.remove();
}
