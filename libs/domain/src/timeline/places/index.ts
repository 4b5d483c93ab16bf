export * from './named-countries.js';
export * from './place-of-story.js';
