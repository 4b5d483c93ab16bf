export * from './connect-database.js';
export * from './entities.js';
export * from './migrate.js';
export * from './mikro-orm.config.js';
