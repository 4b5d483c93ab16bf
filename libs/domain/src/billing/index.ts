export * from './billing-state.js';
export * from './customer-of-event.js';
export * from './premium-until.js';
export * from './subscription-facts.js';
