export * from './claim-display.js';
export * from './confirmation.js';
export * from './coverage.js';
export * from './coverage-days.js';
export * from './milestone.js';
export * from './milestone-confirmation.js';
export * from './timeline-view.js';
