export * from './payment-error.js';
export * from './stripe-account.js';
