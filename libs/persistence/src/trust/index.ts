export * from './source-evidence.queries.js';
export * from './source-votes.queries.js';
export * from './trust-articles.queries.js';
export * from './trust-assessment.entity.js';
export * from './trust-assessments.queries.js';
export * from './trust-readers.queries.js';
export * from './trust-reports.queries.js';
export * from './trust-sources.queries.js';
