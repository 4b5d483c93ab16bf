export * from './intent.js';
export { newsStem } from './like-words.js';
export * from './read-question.js';
export * from './wanted.js';
