export * from './upkeep.queries.js';
