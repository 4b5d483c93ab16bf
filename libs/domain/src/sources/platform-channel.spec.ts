import { describe, expect, it } from '@jest/globals';
import { isChannelKey } from '../ingest/article/identity-key.js';
import { channelOfFeed, platformChannel } from './platform-channel.js';

const ID = 'UCHerald0123456789-_abcd';
const UPLOADS = ID.slice(2);
const HERALD = {
  key: `youtube.com/channel/${ID.toLowerCase()}`,
  page: `https://www.youtube.com/channel/${ID}`,
};
const feed = (query: string) => `https://www.youtube.com/feeds/videos.xml?${query}`;

describe('platformChannel', () => {
  it.each([
    ['its feed', feed(`channel_id=${ID}`)],
    ['its feed on other hosts of the platform', `http://m.youtube.com/feeds/videos.xml?channel_id=${ID}`],
    [
      'its feed with other parameters',
      `https://youtube.com/feeds/videos.xml?orderby=published&channel_id=${ID}`,
    ],
    ['a host in capitals', `HTTPS://WWW.YouTube.COM/feeds/videos.xml?channel_id=${ID}`],
    ['the list of its uploads', feed(`playlist_id=UU${UPLOADS}`)],
    ['the list of its videos', feed(`playlist_id=UULF${UPLOADS}`)],
    ['the list of its Shorts', feed(`playlist_id=UUSH${UPLOADS}`)],
    ['its page', `https://www.youtube.com/channel/${ID}`],
    ['the full name of the host', `https://www.youtube.com./channel/${ID}`],
    ['a part of its page', ` https://www.youtube.com/channel/${ID}/videos?view=0#top `],
    ['its page without a scheme', `youtube.com/channel/${ID}`],
  ])('knows a channel by %s', (_, address) => {
    expect(platformChannel(address)).toEqual(HERALD);
  });

  it('knows a channel by its key, in which capitals are lost', () => {
    expect(isChannelKey(HERALD.key)).toBe(true);
    expect(platformChannel(HERALD.key.toUpperCase())).toBeNull();
    expect(platformChannel(HERALD.key)).toEqual({ key: HERALD.key, page: 'https://www.youtube.com/' });
    expect(platformChannel('medium.com/@orrin')?.page).toBe('https://medium.com/@orrin');
  });

  it.each([
    ['https://medium.com/feed/@Orrin.Herald', 'medium.com/@orrin.herald', 'https://medium.com/@Orrin.Herald'],
    ['https://medium.com/@orrin/', 'medium.com/@orrin', 'https://medium.com/@orrin'],
  ])('knows an account by %s', (address, key, page) => {
    expect(platformChannel(address)).toEqual({ key, page });
  });

  it.each([
    ['a list of videos of anybody', feed('playlist_id=PL0123456789abcdefABCDEF-_01234567')],
    ['a list that only begins like uploads', feed(`playlist_id=UU${UPLOADS}x`)],
    ['a user name', feed('user=herald')],
    ['a handle', 'https://www.youtube.com/@herald'],
    ['a custom name', 'https://www.youtube.com/c/herald'],
    ['a video', 'https://www.youtube.com/watch?v=UCHerald012'],
    ['the platform', 'https://www.youtube.com/'],
    ['a feed without a name', feed('')],
    ['two channels', feed(`channel_id=${ID}&channel_id=UC${'x'.repeat(22)}`)],
    ['a channel and a list', feed(`playlist_id=UU${UPLOADS}&Channel_ID=${ID}`)],
    ['a short id', feed(`channel_id=${ID.slice(0, -1)}`)],
    ['a long id', feed(`channel_id=${ID}x`)],
    ['an id with a path', feed(`channel_id=${ID.slice(0, -3)}/..`)],
    ['an id with a quote', feed(`channel_id=${ID.slice(0, -1)}'`)],
    ['an id with a line break', feed(`channel_id=${ID}%0a`)],
    ['an id with letters that only look alike', feed(`channel_id=${ID.slice(0, -1)}а`)],
    ['an id that is encoded in the path', `https://www.youtube.com/channel/${ID.slice(0, -1)}%2F`],
    ['an id with a million letters', `https://www.youtube.com/channel/${'U'.repeat(1_000_000)}`],
    ['a host that ends like the platform', `https://notyoutube.com/channel/${ID}`],
    ['a host that begins like the platform', `https://youtube.com.herald.example/channel/${ID}`],
    ['the platform as a user name', `https://www.youtube.com@herald.example/channel/${ID}`],
    ['another scheme', `ftp://www.youtube.com/channel/${ID}`],
    ['a script', `javascript:'youtube.com/channel/${ID}'`],
    ['a publication', 'https://medium.com/feed/orrin-herald'],
    ['a tag', 'https://medium.com/feed/tag/@orrin'],
    ['a long account', `https://medium.com/@${'x'.repeat(65)}`],
    ['a domain', 'herald.example'],
    ['no words', ' '],
  ])('knows none by %s', (_, address) => {
    expect(platformChannel(address)).toBeNull();
  });
});

describe('channelOfFeed', () => {
  const other = 'https://www.youtube.com/channel/UCLantern123456789-_abcd';

  it.each([
    ['its address, whatever page is named', feed(`channel_id=${ID}`), other, HERALD],
    ['the page that a list names', feed('user=herald'), HERALD.page, HERALD],
    ['no page elsewhere', feed('user=herald'), 'https://herald.example/', null],
    ['no page of another platform', feed('user=herald'), 'https://medium.com/@herald', null],
    ['no page that a feed elsewhere names', 'https://lantern.example/rss', HERALD.page, null],
    ['no page behind a redirect', 'https://www.youtube.com/redirect?q=lantern.example', HERALD.page, null],
    [
      'no page behind another',
      'https://medium.com/r/?url=lantern.example',
      'https://medium.com/@herald',
      null,
    ],
    ['no page', feed('user=herald'), null, null],
  ])('is told by %s', (_, url, page, channel) => {
    expect(channelOfFeed(url, page)).toEqual(channel);
  });
});
