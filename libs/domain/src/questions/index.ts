export * from './judge-sentence.js';
export * from './question-notice.js';
export * from './read-question.js';
export * from './settle-question.js';
