export * from './installation-key.js';
export * from './sealed-secret.js';
