export * from './delivery-of.js';
export * from './digest-mail.js';
export * from './digest-words.js';
export * from './due-digests.js';
export * from './notice-fact.js';
export * from './notice-words.js';
