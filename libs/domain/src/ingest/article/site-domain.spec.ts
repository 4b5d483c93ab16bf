import { describe, expect, it } from '@jest/globals';
import { siteDomain } from './site-domain.js';

describe('siteDomain', () => {
  it.each([
    ['news.bbc.co.uk', 'bbc.co.uk'],
    ['quay.wordpress.com', 'quay.wordpress.com'],
    ['en.quay.wordpress.com', 'quay.wordpress.com'],
    ['wordpress.com', 'wordpress.com'],
    ['www.tumblr.com', 'tumblr.com'],
    ['quay.wordpress.com.', 'quay.wordpress.com'],
    ['quay.wordpress.com:8080', 'quay.wordpress.com'],
    ['notwordpress.com', 'notwordpress.com'],
    ['quay.github.io', 'quay.github.io'],
    ['127.0.0.1', '127.0.0.1'],
    ['localhost', 'localhost'],
    ['', ''],
  ])('of %s is %s', (host, site) => expect(siteDomain(host)).toBe(site));
});
