import { describe, expect, it } from '@jest/globals';
import { hubLinks } from './hub-links.js';

const base = 'https://herald.example/news/feed';
const hub = 'https://hub.example/';
const none = { hubUrl: null, selfUrl: null };

describe('hubLinks', () => {
  it.each<[string, string | null, object]>([
    ['no header', null, none],
    ['both', `<${hub}>; rel="hub", <${base}>; rel="self"`, { hubUrl: hub, selfUrl: base }],
    [
      'bare and in capitals',
      `<${hub}>; REL=Hub,<../feed>;rel=self`,
      { hubUrl: hub, selfUrl: 'https://herald.example/feed' },
    ],
    ['several relations', `<${hub}>; title="a; b"; rel="preconnect hub"`, { hubUrl: hub, selfUrl: null }],
    ['the first of two', `<${hub}>; rel=hub, <https://b.example/>; rel=hub`, { hubUrl: hub, selfUrl: null }],
    [
      'a comma in an address',
      '<https://a.example/x,y>; rel=hub',
      { hubUrl: 'https://a.example/x,y', selfUrl: null },
    ],
    ['other links', '<style.css>; rel=stylesheet', none],
    ['no web address', '<mailto:a@b.example>; rel=hub, <javascript:1>; rel=self', none],
    ['no link', 'hub, self; rel=hub', none],
    ['nothing but noise', `<${'<'.repeat(9000)}`, none],
    ['too many links', `${'<a>; rel=x,'.repeat(60)}<${hub}>; rel=hub`, none],
  ])('%s', (_, header, expected) => {
    expect(hubLinks(header, base)).toEqual(expected);
  });

  it('tells no hub the name and password of the feed', () => {
    const secret = 'https://reader:word@herald.example/news/feed';
    const found = { hubUrl: 'https://herald.example/hub', selfUrl: base };
    expect(hubLinks('</hub>; rel=hub, <feed>; rel=self', secret)).toEqual(found);
  });
});
