export * from './decode-document.js';
export * from './feed-format.js';
export * from './parse-feed.js';
export * from './read-date.js';
export type { ItemJudge } from './read-items.js';
