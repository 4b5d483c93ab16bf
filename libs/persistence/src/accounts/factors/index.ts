export * from './auth-challenges.queries.js';
export * from './authenticator-apps.queries.js';
export * from './factors.queries.js';
export * from './factors-removal.queries.js';
export * from './passkeys.queries.js';
export * from './recovery-codes.queries.js';
