export * from './embedded-server.js';
export * from './port.js';
export * from './process-alive.js';
