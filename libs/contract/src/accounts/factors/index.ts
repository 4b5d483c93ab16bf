export * from './factors.js';
export * from './passkeys.js';
