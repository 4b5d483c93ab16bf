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
      'unquoted and in capitals',
      `<${hub}>; REL=Hub,<../feed>;rel=self`,
      { hubUrl: hub, selfUrl: 'https://herald.example/feed' },
    ],
    ['several relations', `<${hub}>; title="a; b"; rel="preconnect hub"`, { hubUrl: hub, selfUrl: null }],
    ['the first of two', `<${hub}>; rel=hub, <https://b.example/>; rel=hub`, { hubUrl: hub, selfUrl: null }],
    [
      'a comma in a URL',
      '<https://a.example/x,y>; rel=hub',
      { hubUrl: 'https://a.example/x,y', selfUrl: null },
    ],
    ['other links', '<style.css>; rel=stylesheet', none],
    ['no HTTP(S) URL', '<mailto:a@b.example>; rel=hub, <javascript:1>; rel=self', none],
    ['no link', 'hub, self; rel=hub', none],
    ['invalid characters only', `<${'<'.repeat(9000)}`, none],
    ['too many links', `${'<a>; rel=x,'.repeat(60)}<${hub}>; rel=hub`, none],
  ])('%s', (_, header, expected) => {
    expect(hubLinks(header, base)).toEqual(expected);
  });

  it('does not disclose the credentials of the feed to a hub', () => {
    const secret = 'https://reader:word@herald.example/news/feed';
    const found = { hubUrl: 'https://herald.example/hub', selfUrl: base };
    expect(hubLinks('</hub>; rel=hub, <feed>; rel=self', secret)).toEqual(found);
  });
});
