export * from './data/example-answers.js';
export * from './examples.js';
export * from './openapi.js';
export * from './operations.js';
export * from './queries.js';
export * from './views.js';
