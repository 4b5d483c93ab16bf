export * from './constants.js';
export * from './error.js';
export * from './messages.js';
export * from './meta.js';
export * from './pages.js';
export * from './pagination.js';
export * from './paging.js';
export * from './time-zone.js';
