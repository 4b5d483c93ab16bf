export * from './dateline.js';
export * from './detect-language.js';
export * from './natural.js';
export * from './sentences.js';
export * from './slugify.js';
export * from './term-weight.js';
export * from './text-prints.js';
export * from './tokenise.js';
