export * from './news-time.js';
