import { describe, expect, it } from '@jest/globals';
import { domainAfterMove, feedOutlet, namedOutlet } from './claimed-domain.js';

const channel = (id: string) => ({
  key: `youtube.com/channel/${id.toLowerCase()}`,
  page: `https://www.youtube.com/channel/${id}`,
});
const HERALD = channel('UCHerald0123456789-_abcd');
const LANTERN = channel('UCLantern123456789-_abcd');
const HERALD_FEED = 'https://www.youtube.com/feeds/videos.xml?channel_id=UCHerald0123456789-_abcd';

describe('feedOutlet', () => {
  it.each<[string, string, string | null, string[]]>([
    ['its address', 'https://feeds.herald.example/rss', null, ['feeds.herald.example', 'herald.example']],
    [
      'its address, whatever site is named',
      'https://herald.example/rss',
      'https://lantern.example/',
      ['herald.example'],
    ],
    [
      'the named site on a shared server',
      'https://feeds.feedburner.com/herald',
      'https://www.herald.example/',
      ['www.herald.example', 'herald.example'],
    ],
    ['nothing on a shared server without a site', 'https://feeds.feedburner.com/herald', null, []],
    ['nothing if the site is the server', 'https://feeds.feedburner.com/a', 'https://feedburner.com/', []],
    ['nothing for other schemes', 'ftp://herald.example/rss', null, []],
  ])('%s', (_, url, site, domains) => {
    expect(feedOutlet(url, site)).toEqual({ domains, channel: null, alias: null });
  });

  it.each<[string, string | null]>([
    ['without a site', null],
    ['if the site is the channel', HERALD.page],
    ['if the site is another page of the platform', 'https://www.youtube.com/@lantern'],
    ['if the site is another channel', LANTERN.page],
  ])('is the channel %s', (_, site) => {
    expect(feedOutlet(HERALD_FEED, site)).toEqual({ domains: [HERALD.key], channel: HERALD, alias: null });
  });

  it('is the outlet of the named site, also for a channel', () => {
    expect(feedOutlet(HERALD_FEED, 'https://herald.example/')).toEqual({
      domains: ['herald.example'],
      channel: null,
      alias: null,
    });
  });

  it('is the channel that the document of the platform names', () => {
    const page = (feedUrl: string) => feedOutlet(feedUrl, null, HERALD.page).domains;
    expect(page('https://www.youtube.com/feeds/videos.xml?user=herald')).toEqual([HERALD.key]);
    expect(page('https://feeds.feedburner.com/herald')).toEqual([]);
    expect(page('https://lantern.example/rss')).toEqual(['lantern.example']);
  });
});

describe('namedOutlet', () => {
  it.each([
    ['a domain', 'WWW.Herald.example', ['herald.example'], null, HERALD.key],
    ['the domain of the platform', 'youtube.com', [HERALD.key], HERALD, null],
    ['another host of the platform', 'm.youtube.com', [HERALD.key], HERALD, null],
    ['the same channel by its key', HERALD.key, [HERALD.key], HERALD, null],
    ['another channel by its page', LANTERN.page, [LANTERN.key], LANTERN, HERALD.key],
    ['a domain above its own', 'com', ['com'], null, HERALD.key],
  ])('%s', (_, name, domains, channel, alias) => {
    expect(namedOutlet(name, HERALD_FEED, null)).toEqual({ domains, channel, alias });
  });

  it('lets the platform stand for feeds without a channel', () => {
    const list = 'https://www.youtube.com/feeds/videos.xml?playlist_id=PL0123456789abcdefABCDEF-_01234567';
    expect(namedOutlet('youtube.com', list, null).domains).toEqual(['youtube.com']);
    expect(namedOutlet('youtube.com', list, HERALD.page).domains).toEqual([HERALD.key]);
  });
});

describe('domainAfterMove', () => {
  const outlet = { name: 'The Orrin Herald', domain: 'orrinherald.example' };
  const move = (to: string, title: string | null) =>
    domainAfterMove({ from: 'https://orrinherald.example/rss', to, title }, outlet);

  it.each([
    ['Orrin Herald', 'herald.test'],
    ['Top stories | THE ORRIN HERALD', 'herald.test'],
    ['OrrinHerald.com', 'herald.test'],
    ['Fen Lantern', null],
    ['Orrin', null],
    ['', null],
    [null, null],
  ])('a document that calls itself %j: %s', (title, domain) => {
    expect(move('https://www.herald.test/feed', title)).toBe(domain);
  });

  it('learns the domain of a blog, not that of its platform', () => {
    for (const host of ['orrinherald.wordpress.com', 'orrinherald.wordpress.com.'])
      expect(move(`https://${host}/feed`, 'Orrin Herald')).toBe('orrinherald.wordpress.com');
  });

  it.each([
    ['the same domain', 'https://feeds.orrinherald.example/rss'],
    ['a shared server', 'https://feeds.feedburner.com/orrinherald'],
    ['a server of many blogs', 'https://rss.beehiiv.com/feeds/orrinherald.xml'],
    ['another part of such a server', 'https://users.livejournal.com/orrinherald/data/rss'],
    ['no web address', 'mailto:desk@herald.test'],
  ])('learns nothing from a move to %s', (_, to) => {
    expect(move(to, 'Orrin Herald')).toBeNull();
  });
});
