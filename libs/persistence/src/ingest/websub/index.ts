export * from './websub.queries.js';
export * from './websub-subscription.entity.js';
