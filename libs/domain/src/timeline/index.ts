export * from './explain-change.js';
export * from './tell-articles.js';
export * from './tell-topic.js';
export * from './topic-counts.js';
export * from './topic-facts.js';
export * from './topic-name.js';
