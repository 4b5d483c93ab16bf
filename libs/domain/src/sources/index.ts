export * from './claimed-domain.js';
export * from './directory-category.js';
export * from './discover-feeds.js';
export * from './feed-test.js';
export * from './judge-opml-feed.js';
export * from './opml-outline.js';
export * from './outlet-domain.js';
export * from './same-outlet.js';
