export * from './run-time-settings.js';
export * from './settings.queries.js';
