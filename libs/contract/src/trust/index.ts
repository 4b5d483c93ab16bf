export * from './trust-display.js';
