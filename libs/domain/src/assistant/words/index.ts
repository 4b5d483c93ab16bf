export { newsStem } from './like-words.js';
export * from './word-weights.js';
