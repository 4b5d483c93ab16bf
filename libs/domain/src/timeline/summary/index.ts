export * from './chosen-milestones.js';
export * from './summarise-story.js';
export * from './summarised-story.js';
