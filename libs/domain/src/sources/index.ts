export * from './directory-category.js';
export * from './opml-outline.js';
