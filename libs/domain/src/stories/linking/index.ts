export * from './explain-relation.js';
export * from './link-article.js';
export * from './link-orders.js';
export * from './link-settings.js';
export * from './related-stories.js';
export * from './review-links.js';
export * from './spelled-terms.js';
export * from './story-links.js';
