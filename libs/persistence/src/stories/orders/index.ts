export * from './desk-topics.queries.js';
export * from './move-cells.queries.js';
export * from './past.queries.js';
export * from './present.queries.js';
export * from './set-fields.queries.js';
export * from './split-parts.queries.js';
export * from './story-change.entity.js';
export * from './story-changes.queries.js';
