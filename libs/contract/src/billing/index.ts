export * from './messages.js';
export * from './subscription.js';
