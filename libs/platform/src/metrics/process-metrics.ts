import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Everything that this process tells Prometheus. */
export const metrics = new Registry();

/** What a connection pool holds. */
export interface PoolUse {
  open: number;
  idle: number;
  waiting: number;
}

const POOL = 'followthrough_pool_connections';

/** Adds the process's own figures (memory, event loop, garbage collection) and the use of its database pool. */
export function watchProcess(poolUse: () => PoolUse): void {
  if (metrics.getSingleMetric('process_start_time_seconds') === undefined)
    collectDefaultMetrics({ register: metrics });
  metrics.removeSingleMetric(POOL);
  new Gauge({
    name: POOL,
    help: 'Database connections of this process: used, idle, and callers that wait for one.',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const { open, idle, waiting } = poolUse();
      this.set({ state: 'used' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
