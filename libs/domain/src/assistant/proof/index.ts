export * from './answer.js';
export * from './connecting-words.js';
export * from './stored-text.js';
export * from './verify-answer.js';
