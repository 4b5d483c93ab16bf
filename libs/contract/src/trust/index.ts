export * from './trust-display.js';
export * from './trust-explanation.js';
