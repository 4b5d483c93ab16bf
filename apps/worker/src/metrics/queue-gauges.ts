import { Gauge } from 'prom-client';
import type { IngestState } from '#persistence/ingest/health';
import { metrics } from '#platform/metrics';

const registers = [metrics];
const gauge = (name: string, help: string) => new Gauge({ name, help, registers });

const up = gauge('followthrough_database_up', 'Whether the database answered.');
const feeds = new Gauge({
  name: 'followthrough_feeds',
  help: 'Feeds by how they do.',
  labelNames: ['level'],
  registers,
});
const waiting = gauge('followthrough_articles_waiting', 'Articles that no story holds yet.');
const waitingAge = gauge(
  'followthrough_articles_waiting_seconds',
  'News time for which the oldest of them has waited.',
);
const due = gauge('followthrough_feeds_due', 'Feeds whose check is due.');
const dueAge = gauge(
  'followthrough_feeds_due_seconds',
  'News time for which the one that waits longest is due.',
);

/** What the tables say, which is the same for every worker. */
export function showQueue(state: IngestState): void {
  up.set(1);
  for (const [level, count] of Object.entries(state.feeds)) feeds.set({ level }, count);
  waiting.set(state.articlesWaiting);
  waitingAge.set(state.waitingMs / 1000);
  due.set(state.feedsDue);
  dueAge.set(state.dueMs / 1000);
}

/** Nothing is better than figures of before. */
export function hideQueue(isUp: boolean): void {
  up.set(isUp ? 1 : 0);
  feeds.reset();
  for (const each of [waiting, waitingAge, due, dueAge]) each.remove();
}
