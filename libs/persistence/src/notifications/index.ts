export * from './digest-mails.queries.js';
export * from './digest-runs.queries.js';
export * from './mutes.queries.js';
export * from './notification-writes.queries.js';
export * from './notifications.queries.js';
export * from './notifications-due.queries.js';
export * from './source-notices.queries.js';
