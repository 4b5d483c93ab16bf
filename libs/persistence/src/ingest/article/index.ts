export * from './article.entity.js';
export * from './article-revision.entity.js';
export * from './article-tombstone.entity.js';
export * from './import.queries.js';
export * from './import-run.entity.js';
export * from './ingest.queries.js';
export * from './search-words.queries.js';
export * from './tombstones.queries.js';
