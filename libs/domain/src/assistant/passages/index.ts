export * from './passage.js';
export * from './rank-passages.js';
export * from './word-weights.js';
