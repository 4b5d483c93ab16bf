export * from './delivery-of.js';
export * from './digest-mail.js';
export * from './digest-words.js';
export * from './due-digests.js';
export * from './mute.js';
export * from './notification-fact.js';
export * from './notification-words.js';
export * from './source-notice.js';
