export * from './contact-messages.queries.js';
export * from './inaccuracy-reports.queries.js';
