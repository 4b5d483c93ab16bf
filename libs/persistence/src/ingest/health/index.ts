export * from './feed-visit.entity.js';
export * from './feed-visits.queries.js';
export * from './feeds-list.queries.js';
export * from './health.queries.js';
export * from './ingest-state.js';
export * from './notices.queries.js';
export * from './operator-notice.entity.js';
