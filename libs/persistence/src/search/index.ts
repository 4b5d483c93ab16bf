export * from './search.queries.js';
export * from './search-conditions.queries.js';
export * from './search-connections.js';
export * from './search-pages.queries.js';
