export * from './name-story.js';
export type { CitedSentence } from './sentences/cited-sentence.js';
