export * from './provider-error.js';
export * from './sign-in-provider.js';
