import { Gauge } from 'prom-client';
import type { IngestState } from '#persistence';
import { metrics } from '#platform';

type Look = () => Promise<IngestState>;

const NAMES = {
  up: 'followthrough_database_up',
  feeds: 'followthrough_feeds',
  waiting: 'followthrough_articles_waiting',
  waitingAge: 'followthrough_articles_waiting_seconds',
  due: 'followthrough_feeds_due',
  dueAge: 'followthrough_feeds_due_seconds',
};

/**
 * Adds what every worker sees alike in the tables: read when Prometheus asks, by `look`, which keeps its answer for a
 * while. Without an answer the gauges are absent, and `followthrough_database_up` is 0.
 */
export function watchQueue(look: Look): void {
  for (const name of Object.values(NAMES)) metrics.removeSingleMetric(name);
  read(look, NAMES.waiting, 'Articles that no story holds yet.', ({ queue }) => queue.articlesWaiting);
  read(look, NAMES.waitingAge, 'News time for which the oldest of them has waited.', ({ queue, now }) =>
    secondsSince(queue.waitingSince, now),
  );
  read(look, NAMES.due, 'Feeds whose check is due.', ({ queue }) => queue.feedsDue);
  read(look, NAMES.dueAge, 'News time for which the longest due of them is due.', ({ queue, now }) =>
    secondsSince(queue.dueSince, now),
  );
  new Gauge({
    name: NAMES.feeds,
    help: 'Feeds by how they do.',
    labelNames: ['level'],
    registers: [metrics],
    async collect() {
      const state = await orNull(look);
      if (state === null) this.reset();
      else for (const [level, feeds] of Object.entries(state.feeds)) this.set({ level }, feeds);
    },
  });
  new Gauge({
    name: NAMES.up,
    help: 'Whether the database answered.',
    registers: [metrics],
    async collect() {
      this.set((await orNull(look)) === null ? 0 : 1);
    },
  });
}

function read(look: Look, name: string, help: string, value: (state: IngestState) => number): void {
  new Gauge({
    name,
    help,
    registers: [metrics],
    async collect() {
      const state = await orNull(look);
      if (state === null) this.remove();
      else this.set(value(state));
    },
  });
}

/** One reading that fails must not keep the others from Prometheus: that it failed is a figure of its own. */
function orNull(look: Look): Promise<IngestState | null> {
  return look().catch(() => null);
}

function secondsSince(at: Date | null, now: Date): number {
  return at === null ? 0 : Math.max(0, now.getTime() - at.getTime()) / 1000;
}
