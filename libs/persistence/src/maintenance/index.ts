export * from './maintenance.queries.js';
