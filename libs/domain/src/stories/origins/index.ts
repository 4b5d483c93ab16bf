export * from './copy-groups.js';
export * from './copy-groups-origin.js';
export * from './find-origin.js';
export * from './find-origin-known.js';
export * from './find-origin-outlets.js';
export * from './is-credit.js';
export * from './owner-group.js';
export * from './reported-article.js';
