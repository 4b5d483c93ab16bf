export * from './hub-subscriber.entity.js';
export * from './hub-subscribers.queries.js';
export * from './websub.queries.js';
export * from './websub-subscription.entity.js';
