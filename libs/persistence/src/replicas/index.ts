export * from './replica.js';
export * from './replicas.js';
export * from './wal-position.js';
