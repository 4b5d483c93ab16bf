export * from './mark-words.js';
export * from './read-search.js';
export * from './search-text.js';
export * from './stemmer-of.js';
