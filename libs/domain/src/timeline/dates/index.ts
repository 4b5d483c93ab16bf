export * from './rank-dates.js';
