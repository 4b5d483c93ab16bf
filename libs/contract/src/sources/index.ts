export * from './bias-counts.js';
export * from './bias-display.js';
export * from './source.js';
export * from './source-directory.js';
export * from './sources-query.js';
