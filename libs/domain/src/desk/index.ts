export * from './accepted-order.js';
export * from './doubtful-milestone.js';
export * from './precision.js';
export * from './review-priority.js';
export * from './review-state.js';
export * from './topic-to-list.js';
