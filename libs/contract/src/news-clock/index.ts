export * from './news-time.js';
export * from './time-labels.js';
