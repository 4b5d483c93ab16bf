export * from './alerts.queries.js';
export * from './feed-visit.entity.js';
export * from './feed-visits.queries.js';
export * from './feeds-list.queries.js';
export * from './health.queries.js';
export * from './ingest-state.js';
export * from './operator-alert.entity.js';
