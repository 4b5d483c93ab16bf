export * from './answers/answer-question.js';
export * from './answers/model-answer.js';
export * from './answers/write-answer.js';
export * from './asked-story.js';
export * from './passages/index.js';
export * from './proof/index.js';
export * from './question/index.js';
export * from './words/index.js';
