export * from './people-of-story.js';
