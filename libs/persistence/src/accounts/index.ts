export * from './account-data.queries.js';
export * from './account-removal.queries.js';
export * from './accounts.queries.js';
export * from './audit.queries.js';
export * from './one-time-links.queries.js';
export * from './reader-rows.queries.js';
export * from './reader-settings.queries.js';
export * from './sessions.queries.js';
