import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Everything that this process tells Prometheus. */
export const metrics = new Registry();

/** What a connection pool holds. */
export interface PoolUse {
  open: number;
  idle: number;
  waiting: number;
}

const pool = new Gauge({
  name: 'followthrough_pool_connections',
  help: 'Database connections of this process: used, idle, and callers that wait for one.',
  labelNames: ['state'],
  registers: [metrics],
});

/** Begins to collect the process's own figures: memory, event loop, garbage collection. Once, however often it is called. */
export function watchProcess(): void {
  if (metrics.getSingleMetric('process_start_time_seconds') === undefined)
    collectDefaultMetrics({ register: metrics });
}

/** All metrics in the text format of Prometheus, whose type is `metrics.contentType`. */
export function metricsText({ open, idle, waiting }: PoolUse): Promise<string> {
  pool.set({ state: 'used' }, open - idle);
  pool.set({ state: 'idle' }, idle);
  pool.set({ state: 'waiting' }, waiting);
  return metrics.metrics();
}
