export * from './article-terms.js';
export * from './boilerplate.js';
export * from './explain-placement.js';
export * from './join-trees.js';
export * from './placement-evidence.js';
export * from './story-article.js';
export * from './story-model.js';
export * from './topic-memory-text.js';
