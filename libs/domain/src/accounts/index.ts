export * from './member-change.js';
export * from './passkey-site.js';
export * from './recent-proof.js';
export * from './recovery-code.js';
export * from './second-step.js';
