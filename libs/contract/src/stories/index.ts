export * from './change.js';
export * from './headlines.js';
export * from './story.js';
export * from './topic.js';
export * from './topic-display.js';
export * from './topic-source.js';
export * from './where-it-stands.js';
export * from './why.js';
