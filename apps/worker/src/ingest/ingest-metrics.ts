import { Counter, Histogram } from 'prom-client';
import type { NewArticle } from '#persistence/ingest/article';
import { metrics } from '#platform/metrics';
import type { Visit } from './visit.js';
import type { VisitReport } from './visit-report.js';

const registers = [metrics];
const counter = (name: string, help: string) => new Counter({ name, help, registers });

const added = counter('followthrough_articles_added_total', 'New articles stored by this worker.');
const revised = counter('followthrough_articles_revised_total', 'Articles whose source changed them.');
const placed = counter('followthrough_articles_placed_total', 'Articles placed in a story by this worker.');
const dropped = counter('followthrough_items_dropped_total', 'Feed items that do not make an article.');
const notStored = new Counter({
  name: 'followthrough_items_not_stored_total',
  help: 'Items of read documents that were not stored, by reason.',
  labelNames: ['reason'],
  registers,
});
const visits = new Counter({
  name: 'followthrough_feed_visits_total',
  help: 'Visits to feeds by outcome.',
  labelNames: ['outcome'],
  registers,
});
const steps = new Histogram({
  name: 'followthrough_step_seconds',
  help: 'Duration of a step, per visit or (place) per batch of articles.',
  labelNames: ['step'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
});
const lag = new Histogram({
  name: 'followthrough_article_lag_seconds',
  help: 'From publication to storage in news time, for dated articles of feeds that were read before.',
  buckets: [60, 300, 600, 1800, 3600, 10_800, 21_600, 43_200, 86_400, 259_200, 604_800],
  registers,
});

/** Counts one visit to a feed. */
export function countVisit(report: VisitReport): void {
  visits.inc({ outcome: report.outcome });
  added.inc(report.added);
  revised.inc(report.revised);
  dropped.inc(report.dropped);
  for (const [reason, items] of Object.entries(report.leftOut)) notStored.inc({ reason }, items);
  for (const [step, ms] of Object.entries(report.ms)) steps.observe({ step }, ms / 1000);
}

/** Measures the delay of new articles. The first read of a feed is ignored, because it brings old articles. */
export function measureLag({ feed, now }: Visit, fresh: readonly NewArticle[]): void {
  if (feed.last_success_at === null) return;
  for (const { publishedAt, publishedFrom } of fresh)
    if (publishedFrom === 'feed') lag.observe(Math.max(0, now.getTime() - publishedAt.getTime()) / 1000);
}

/** Counts one batch of placed articles and its duration. */
export function countPlaced(articles: number, ms: number): void {
  placed.inc(articles);
  steps.observe({ step: 'place' }, ms / 1000);
}
