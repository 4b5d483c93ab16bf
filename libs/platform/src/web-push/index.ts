export * from './push-request.js';
export * from './vapid.js';
