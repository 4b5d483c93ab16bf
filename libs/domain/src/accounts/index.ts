export * from './member-change.js';
