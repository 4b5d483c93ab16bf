export * from './live.js';
export * from './notification.js';
