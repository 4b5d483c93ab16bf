export * from './desk-tabs.js';
export * from './desk-topic.js';
export * from './stats.js';
export * from './story-history.js';
export * from './story-order.js';
