export * from './billing-accounts.queries.js';
export * from './customers-to-check.queries.js';
export * from './payment-events.queries.js';
export * from './refresh-subscription.js';
