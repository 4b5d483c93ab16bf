export * from './account.js';
export * from './account-display.js';
export * from './own-path.js';
export * from './password-strength.js';
export * from './provider.js';
export * from './reader-settings.js';
export * from './sign-in-options.js';
export * from './user.js';
