export * from './passage.js';
export * from './rank-passages.js';
