import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** All Prometheus metrics of this process. */
export const metrics = new Registry();

/** The connections of a pool. */
export interface PoolUse {
  open: number;
  idle: number;
  waiting: number;
}

const pool = new Gauge({
  name: 'followthrough_pool_connections',
  help: 'Database connections of this process: used, idle, and callers waiting for one.',
  labelNames: ['state'],
  registers: [metrics],
});

/** Starts collecting process metrics: memory, event loop, garbage collection. Idempotent. */
export function watchProcess(): void {
  if (metrics.getSingleMetric('process_start_time_seconds') === undefined)
    collectDefaultMetrics({ register: metrics });
}

/** All metrics in the Prometheus text format (`metrics.contentType`). */
export function metricsText({ open, idle, waiting }: PoolUse): Promise<string> {
  pool.set({ state: 'used' }, open - idle);
  pool.set({ state: 'idle' }, idle);
  pool.set({ state: 'waiting' }, waiting);
  return metrics.metrics();
}
