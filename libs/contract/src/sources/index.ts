export * from './bias-display.js';
export * from './source.js';
export * from './source-directory.js';
