export * from './assign-developments.js';
export * from './build-milestones.js';
export { confirmationLevel } from './confirm-milestone.js';
export * from './explain-level.js';
export * from './milestone-draft.js';
export * from './reconcile-milestones.js';
