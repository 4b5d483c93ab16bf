export * from './desk-counts.queries.js';
