export * from './announced-step.js';
export * from './calendar-entry.js';
export * from './decisive-step.js';
export * from './derive-steps.js';
export * from './stored-step.js';
