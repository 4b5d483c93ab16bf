export * from './stop-with-parent.js';
export * from './when-told.js';
