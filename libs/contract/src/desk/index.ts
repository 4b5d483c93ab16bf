export * from './desk-tabs.js';
export * from './stats.js';
