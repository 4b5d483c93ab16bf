export * from './day-starts.js';
