export * from './news-time.js';
export * from './recording-banner.js';
export * from './time-labels.js';
