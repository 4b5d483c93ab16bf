export * from './arrange-front.js';
export * from './feed-place.js';
export * from './hot-rank.js';
export * from './muted-pattern.js';
export * from './once-in-sections.js';
export * from './story-headlines.js';
export * from './todays-stories.js';
