export * from './count-feed-levels.js';
export * from './explain-next-check.js';
export * from './feed-alert.js';
export * from './feed-health.js';
export * from './feed-trouble.js';
export * from './flood.js';
export * from './ingest-problems.js';
export * from './span-in-words.js';
