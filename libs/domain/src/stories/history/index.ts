export * from './as-of.js';
export * from './cell.js';
export * from './emptied-topics.js';
export * from './explain-cell.js';
export * from './moved-articles.js';
export * from './present.js';
export * from './topic-as-of.js';
export * from './undo.js';
