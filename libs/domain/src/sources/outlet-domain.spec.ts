import { describe, expect, it } from '@jest/globals';
import { domainLabel, isSharedHost, outletDomains, plainDomain, servedDomain } from './outlet-domain.js';

describe('plainDomain', () => {
  it.each([
    ['herald.example', 'herald.example'],
    ['WWW.Herald.example', 'herald.example'],
    ['feeds.herald.co.uk', 'herald.co.uk'],
    ['www.m.herald.example', 'herald.example'],
    ['amp.herald.example', 'herald.example'],
    ['rss.herald.example', 'herald.example'],
    ['sport.herald.example', 'sport.herald.example'],
    ['news.herald.example', 'news.herald.example'],
    ['feeds.example', 'feeds.example'],
    ['m.co.uk', 'm.co.uk'],
    ['127.0.0.1:8080', '127.0.0.1:8080'],
    ['youtube.com/channel/uc1', 'youtube.com/channel/uc1'],
    ['medium.com/@orrin.', 'medium.com/@orrin.'],
  ])('%s → %s', (host, domain) => {
    expect(plainDomain(host)).toBe(domain);
  });
});

describe('outletDomains', () => {
  it.each([
    ['herald.example', ['herald.example']],
    ['feeds.herald.co.uk', ['feeds.herald.co.uk', 'herald.co.uk']],
    ['uk.news.herald.example', ['uk.news.herald.example', 'news.herald.example', 'herald.example']],
    ['herald.blogspot.com', ['herald.blogspot.com']],
    ['quay.wordpress.com', ['quay.wordpress.com']],
    ['quay.substack.com', ['quay.substack.com']],
    ['127.0.0.1:8080', ['127.0.0.1:8080']],
    ['localhost', ['localhost']],
    ['youtube.com/channel/uc1', ['youtube.com/channel/uc1']],
    ['medium.com/@a.medium.com', ['medium.com/@a.medium.com']],
    ['medium.com/@orrin.', ['medium.com/@orrin.']],
  ])('%s', (host, domains) => {
    expect(outletDomains(host)).toEqual(domains);
  });
});

describe('servedDomain', () => {
  it.each([
    ['m.herald.example', 'herald.example'],
    ['feeds.herald.example', 'herald.example'],
    ['news.herald.example', 'herald.example'],
    ['sport.herald.example', null],
    ['herald.example', null],
    ['medium.com/@orrin.', null],
  ])('%s → %s', (domain, served) => {
    expect(servedDomain(domain)).toBe(served);
  });
});

describe('isSharedHost', () => {
  it.each([
    ['feeds.feedburner.com', true],
    ['feeds.a.dj.com', true],
    ['feeds.herald.example', false],
    ['herald.wordpress.com', false],
    ['quay.substack.com', false],
    ['substack.com', true],
    ['rss.beehiiv.com', true],
    ['www.tumblr.com', true],
    ['users.livejournal.com', true],
    ['quay.livejournal.com', false],
    ['notfeedburner.com', false],
  ])('%s: %s', (host, isShared) => {
    expect(isSharedHost(host)).toBe(isShared);
  });
});

describe('domainLabel', () => {
  it.each([
    ['herald.co.uk', 'herald'],
    ['news.herald.example', 'herald'],
    ['quay.wordpress.com', 'quay'],
    ['localhost', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
    ['youtube.com/channel/uc1', 'youtube.com/channel/uc1'],
  ])('%s → %s', (domain, label) => {
    expect(domainLabel(domain)).toBe(label);
  });
});
