export * from '../days/date-mentions.js';
export * from './read-article.js';
export * from './timeline-article.js';
