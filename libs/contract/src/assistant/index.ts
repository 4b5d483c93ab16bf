export * from './ask.js';
export * from './assistant-words.js';
