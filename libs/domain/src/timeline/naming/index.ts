export * from './name-story.js';
export type { CitedSentence } from './story-description.js';
