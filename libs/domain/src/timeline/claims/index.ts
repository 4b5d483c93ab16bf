export * from './changed-numbers.js';
export * from './number-claims.js';
