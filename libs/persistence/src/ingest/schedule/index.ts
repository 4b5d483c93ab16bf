export * from './claims.queries.js';
export * from './feed.entity.js';
export * from './feed-changes.queries.js';
export * from './feed-state.queries.js';
export * from './host.entity.js';
export * from './replay.queries.js';
export * from './source-for.js';
