export * from './after-fetch.js';
export * from './dead-feed.js';
export * from './feed-rhythm.js';
export * from './fetch-pace.js';
export * from './fetch-state.js';
export * from './host-rest.js';
export * from './next-check.js';
