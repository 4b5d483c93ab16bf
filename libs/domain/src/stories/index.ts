export * from './blindspot.js';
export * from './plan-topic-command.js';
export * from './topic-stats.js';
