export * from './confirmation-age.js';
export * from './member-change.js';
export * from './password-fault.js';
export * from './provider-sign-in.js';
export * from './username-of.js';
