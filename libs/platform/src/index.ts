export * from './clock.js';
export * from './config.js';
export * from './embedded/embedded-server.js';
export * from './embedded/port.js';
export * from './errors.js';
export * from './logger.js';
export * from './stop-with-parent.js';
export * from './version.js';
