export * from './stop-with-parent.js';
