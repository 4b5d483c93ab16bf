export * from './followed-search.js';
export * from './search.js';
export * from './search-stories.js';
export * from './suggestions.js';
