export * from './literal-search.js';
export * from './mark-words.js';
export * from './passage.js';
export * from './read-search.js';
export * from './search-text.js';
export * from './stemmer-of.js';
export * from './suggest.js';
