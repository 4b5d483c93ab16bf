export * from './followed-search.entity.js';
export * from './followed-searches.queries.js';
export * from './literal-titles.queries.js';
export * from './search.queries.js';
export * from './search-conditions.queries.js';
export * from './search-connections.js';
export * from './search-pages.queries.js';
export * from './search-stories.queries.js';
