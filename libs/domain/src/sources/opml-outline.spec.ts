import { describe, expect, it } from '@jest/globals';
import { readOpml, writeOpml } from './opml-outline.js';

const wrap = (body: string) => `<?xml version="1.0"?><opml version="2.0"><head/><body>${body}</body></opml>`;

describe('readOpml', () => {
  it('finds feeds at any depth, with their headings', () => {
    const text = wrap(`
      <outline text="News"><outline text="Local">
        <outline type="rss" text="The Herald" title="Herald &amp; Post" xmlUrl="https://herald.example/rss" htmlUrl="https://herald.example/"/>
      </outline></outline>
      <outline text="Alone" xmlUrl=" https://alone.example/feed "/>
      <outline text="A heading without feeds"/>`);
    expect(readOpml(text)).toEqual([
      {
        url: 'https://herald.example/rss',
        title: 'Herald & Post',
        site: 'https://herald.example/',
        groups: ['News', 'Local'],
      },
      { url: 'https://alone.example/feed', title: 'Alone', site: null, groups: [] },
    ]);
  });

  it.each([
    ['another XML document', '<rss version="2.0"><channel/></rss>'],
    ['plain text', 'https://herald.example/rss'],
    [
      'entities that refer to entities',
      `<!DOCTYPE o [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]>${wrap('<outline text="&b;"/>')}`,
    ],
  ])('rejects %s', (_, text) => {
    expect(readOpml(text)).toBeNull();
  });

  it('ignores feeds that are nested too deeply', () => {
    const deep = `${'<outline text="x">'.repeat(40)}<outline text="f" xmlUrl="https://deep.example/"/>${'</outline>'.repeat(40)}`;
    expect(readOpml(wrap(deep))).toEqual([]);
  });
});

describe('writeOpml', () => {
  it('writes a document that readOpml can read', () => {
    const feed = {
      url: 'https://herald.example/rss?a=1&b=2',
      title: 'Herald "& Post"',
      site: 'https://herald.example/',
    };
    const text = writeOpml('Feeds', new Map([['national', [{ ...feed, groups: [] }]]]));
    expect(readOpml(text)).toEqual([{ ...feed, groups: ['national'] }]);
  });
});
