export * from './may-read-metrics.js';
export * from './process-metrics.js';
