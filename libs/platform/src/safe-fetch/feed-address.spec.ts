import { describe, expect, it } from '@jest/globals';
import { readFeedAddress } from './feed-address.js';

const base = new URL('https://herald.example/news/feed');

describe('readFeedAddress', () => {
  it.each([
    ['https://herald.example/feed#top', 'https://herald.example/feed'],
    ['http://herald.example:8080/feed?a=b', 'http://herald.example:8080/feed?a=b'],
    ['http://herald.example:443/', 'http://herald.example:443/'],
    ['../world', 'https://herald.example/world'],
    ['//tribune.example/feed', 'https://tribune.example/feed'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
  ])('reads %s', (address, href) => {
    const read = readFeedAddress(address, base);
    expect(read.kind === 'address' && [read.url.href, read.authorisation]).toEqual([href, null]);
  });

  it.each([
    ['reader:secret@', 'reader:secret'],
    ['p%C3%A4ss:50%@', 'päss:50%'],
    [':token@', ':token'],
  ])('removes %s from a URL', (userinfo, pair) => {
    const read = readFeedAddress(`https://${userinfo}herald.example/feed`);
    const authorisation = `Basic ${Buffer.from(pair).toString('base64')}`;
    expect(read).toMatchObject({ kind: 'address', authorisation });
    expect(read.kind === 'address' && read.url.href).toBe('https://herald.example/feed');
  });

  it.each([
    'ftp://herald.example/feed',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://herald.example:25/',
    'http://herald.example:22/',
    'https://',
    `https://herald.example/${'x'.repeat(2000)}`,
  ])('refuses %s', (address) => {
    expect(readFeedAddress(address, base).kind).toBe('refused');
  });
});
