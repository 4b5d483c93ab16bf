export * from './end-proposal.js';
export * from './ending-words.js';
export * from './estimate-completion.js';
export * from './resolution.js';
export * from './topic-status.js';
