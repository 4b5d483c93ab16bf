export * from './hub-delivery.js';
export * from './hub-intent.js';
export * from './hub-links.js';
export * from './hub-topic.js';
export * from './judge-push.js';
export * from './subscription-times.js';
export * from './verify-signature.js';
