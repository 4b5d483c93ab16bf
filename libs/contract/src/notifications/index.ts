export * from './live.js';
export * from './mute.js';
export * from './notification.js';
export * from './push.js';
export * from './targets.js';
