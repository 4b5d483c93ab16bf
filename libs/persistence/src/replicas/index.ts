export { LOOK_MS } from './in-time.js';
export * from './replica.js';
export * from './replicas.js';
export * from './wal-position.js';
