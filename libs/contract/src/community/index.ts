export * from './contact.js';
export * from './public-collection.js';
export * from './report.js';
