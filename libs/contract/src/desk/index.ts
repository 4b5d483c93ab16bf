export * from './audit.js';
export * from './desk-tabs.js';
<<<<<<< HEAD
export * from './desk-topic.js';
=======
export * from './feeds.js';
>>>>>>> 0fb04ffe (Add the desk's sources tab and feed discovery)
export * from './members.js';
export * from './settings.js';
export * from './stats.js';
export * from './stats.js';
export * from './story-history.js';
export * from './story-order.js';
export * from './system-status.js';
