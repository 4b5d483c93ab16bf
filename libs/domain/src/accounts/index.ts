export * from './confirmation-age.js';
export * from './member-change.js';
export * from './password-fault.js';
