import { describe, expect, it } from '@jest/globals';
import { feedClue } from './feed-clue.js';

describe('feedClue', () => {
  it('takes the outlet of the feed first, then the site of the list', () => {
    const clue = feedClue({ url: ' https://rss.orrin.example/world ', site: 'https://www.valley.example/' });
    expect(clue?.url).toBe('https://rss.orrin.example/world');
    expect(clue?.domains).toEqual(expect.arrayContaining(['orrin.example', 'valley.example']));
    expect(clue?.domains.at(-1)).toBe('valley.example');
  });

  it('knows a feed on a server of many outlets by its address alone', () => {
    const url = 'https://feeds.feedburner.com/orrin';
    expect(feedClue({ url, site: null })).toEqual({ url, domains: [] });
    expect(feedClue({ url, site: 'https://feeds.feedburner.com/' })).toEqual({ url, domains: [] });
    expect(feedClue({ url, site: 'https://orrin.example/' })?.domains).toEqual(['orrin.example']);
  });

  it('knows the feed of a channel by the channel', () => {
    const url = 'https://www.youtube.com/feeds/videos.xml?channel_id=UCHerald0123456789-_abcd';
    const key = 'youtube.com/channel/ucherald0123456789-_abcd';
    expect(feedClue({ url, site: 'https://www.youtube.com/@herald' })?.domains).toEqual([key]);
  });

  it.each(['gopher://orrin.example/', 'javascript:alert(1)', '', 'no address'])('refuses %s', (url) => {
    expect(feedClue({ url, site: 'https://orrin.example/' })).toBeNull();
  });
});
