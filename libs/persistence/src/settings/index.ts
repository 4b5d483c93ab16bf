export * from './run-time-settings.js';
export * from './server-keys.queries.js';
export * from './settings.queries.js';
