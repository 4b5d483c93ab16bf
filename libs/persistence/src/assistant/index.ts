export * from './asked-story.queries.js';
