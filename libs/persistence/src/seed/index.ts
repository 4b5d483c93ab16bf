export * from './categories.js';
export * from './directory.js';
export * from './directory-line.js';
export * from './load-recording.js';
export * from './other-domains.js';
export * from './seed.js';
