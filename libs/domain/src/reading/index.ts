export * from './arrange-front.js';
export * from './hot-rank.js';
export * from './muted-pattern.js';
