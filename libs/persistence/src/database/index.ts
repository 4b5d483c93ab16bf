export * from './connection.js';
export * from './database.js';
export * from './delivery.js';
export * from './id-of.js';
export * from './lost-connection.js';
export * from './open-pool.js';
export * from './refused-data.js';
export * from './tables.js';
