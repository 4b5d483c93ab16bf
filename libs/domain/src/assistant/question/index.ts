export * from './intent.js';
export * from './read-question.js';
export * from './wanted.js';
