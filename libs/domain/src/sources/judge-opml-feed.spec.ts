import { describe, expect, it } from '@jest/globals';
import { judgeOpmlFeed } from './judge-opml-feed.js';

const judged = (url: string, site: string | null = null) =>
  judgeOpmlFeed({ url, site, title: null, groups: [] }, (host) => host !== '10.0.0.1');

describe('judgeOpmlFeed', () => {
  it('names the outlet of a feed by its own address', () => {
    expect(judged('https://rss.orrin.example/world')).toMatchObject({
      kind: 'feed',
      url: 'https://rss.orrin.example/world',
      domains: expect.arrayContaining(['orrin.example']),
    });
  });

  it.each([
    ['gopher://orrin.example/', 'gopher://orrin.example/ is not an HTTP(S) URL'],
    ['=cmd()', '=cmd() is not an HTTP(S) URL'],
    ['https://ada:secret@orrin.example/feed', 'the URL of orrin.example contains a user name or password'],
    ['http://10.0.0.1/feed', '10.0.0.1 is not on the public internet'],
    [
      'https://feeds.feedburner.com/orrin',
      'feeds.feedburner.com carries feeds of many outlets, and the list does not name the site of /orrin',
    ],
  ])('refuses %s', (url, reason) => {
    expect(judged(url)).toEqual({ kind: 'refused', reason });
  });

  it('takes the site of the list on a server of many outlets', () => {
    expect(judged('https://feeds.feedburner.com/orrin', 'https://orrin.example/')).toMatchObject({
      kind: 'feed',
      domains: ['orrin.example'],
    });
  });
});
