export * from './data/example-answers.js';
export * from './examples.js';
export * from './openapi.js';
export * from './operations.js';
export * from './pages.js';
export * from './queries.js';
export * from './reader-views.js';
export * from './views.js';
