export * from './activity.queries.js';
export * from './desk-counts.queries.js';
export * from './review-candidates.queries.js';
export * from './review-proposals.queries.js';
export * from './review-upkeep.queries.js';
