export * from './digest-mails.queries.js';
export * from './digest-runs.queries.js';
export * from './notice-writes.queries.js';
export * from './notices-to-tell.queries.js';
export * from './notifications.queries.js';
