export * from './hot-rank.js';
export * from './muted-pattern.js';
