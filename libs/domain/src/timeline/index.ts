export * from './explain-change.js';
export * from './language-limits.js';
export * from './naming/index.js';
export * from './rebuild-articles.js';
export * from './rebuild-topic.js';
export * from './topic-counts.js';
export * from './topic-facts.js';
