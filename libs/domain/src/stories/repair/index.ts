export * from './regroup-undated.js';
export * from './repair-merge.js';
export * from './repair-move.js';
export * from './repair-split.js';
export * from './repair-topic.js';
