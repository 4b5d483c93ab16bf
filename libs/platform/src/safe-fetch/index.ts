export * from './feed-address.js';
export * from './fetch-result.js';
export * from './fetch-settings.js';
export * from './public-address.js';
export * from './safe-fetch.js';
export * from './safe-post.js';
