export * from './news-clock.entity.js';
export * from './news-clock.js';
export * from './news-clock.queries.js';
