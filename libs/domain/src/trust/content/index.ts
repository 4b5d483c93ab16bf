export * from './clickbait.js';
export * from './clickbait-features.js';
export * from './headline-signals.js';
