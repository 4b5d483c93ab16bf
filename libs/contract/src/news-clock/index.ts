export * from './news-time.js';
export * from './recording-notice.js';
export * from './time-labels.js';
