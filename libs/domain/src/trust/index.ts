export * from './assess-trust.js';
export * from './assessment-changed.js';
export * from './due-rescoring.js';
export * from './explain-factor.js';
export * from './label-origins.js';
