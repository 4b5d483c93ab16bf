import { describe, expect, it } from '@jest/globals';
import { judgeOpmlFeed } from './judge-opml-feed.js';

const judged = (url: string, site: string | null = null) =>
  judgeOpmlFeed({ url, site, title: null, groups: [] }, (host) => host !== '10.0.0.1');

describe('judgeOpmlFeed', () => {
  it('names the outlet of a feed by its own address', () => {
    expect(judged('https://rss.orrin.example/world')).toMatchObject({
      kind: 'feed',
      url: 'https://rss.orrin.example/world',
      outlet: { domains: expect.arrayContaining(['orrin.example']) },
    });
  });

  it.each([
    ['gopher://orrin.example/', 'gopher://orrin.example/ is not an HTTP(S) URL'],
    ['=cmd()', '=cmd() is not an HTTP(S) URL'],
    ['https://ada:secret@orrin.example/feed', 'the URL of orrin.example contains a user name or password'],
    ['http://10.0.0.1/feed', '10.0.0.1 is not on the public internet'],
    [
      'https://feeds.feedburner.com/orrin',
      'feeds.feedburner.com carries feeds of many outlets, and the list names neither the site nor the channel of /orrin',
    ],
    [
      'https://www.youtube.com/feeds/videos.xml?user=herald',
      'www.youtube.com carries feeds of many outlets, and the list names neither the site nor the channel of /feeds/videos.xml?user=herald',
    ],
  ])('refuses %s', (url, reason) => {
    expect(judged(url)).toEqual({ kind: 'refused', reason });
  });

  it('takes the site of the list on a server of many outlets', () => {
    expect(judged('https://feeds.feedburner.com/orrin', 'https://orrin.example/')).toMatchObject({
      kind: 'feed',
      outlet: { domains: ['orrin.example'] },
    });
  });

  it('takes a channel for the outlet of its feed', () => {
    const feed = 'https://www.youtube.com/feeds/videos.xml?channel_id=UCHerald0123456789-_abcd';
    expect(judged(feed, 'https://www.youtube.com/@herald')).toMatchObject({
      ...{ kind: 'feed', url: feed, hostKey: 'youtube.com' },
      outlet: { domains: ['youtube.com/channel/ucherald0123456789-_abcd'] },
    });
  });
});
