export * from './explain-tag.js';
export * from './feature-bag.js';
export * from './section-tags.js';
export * from './tag-article.js';
export * from './tag-features.js';
export * from './tag-weights.js';
export * from './url-sections.js';
export * from './why-tags.js';
