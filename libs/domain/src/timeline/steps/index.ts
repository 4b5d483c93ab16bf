export * from './announced-step.js';
export * from './decisive-step.js';
export * from './derive-steps.js';
export * from './stored-step.js';
