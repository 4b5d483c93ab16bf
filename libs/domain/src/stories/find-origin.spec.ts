import { describe, expect, it } from '@jest/globals';
import { findOrigin, type ReportedArticle } from './find-origin.js';
import { KnownOrigins } from './find-origin-known.js';

const known = new KnownOrigins(
  [{ name: 'Northwire Agency', domain: 'northwire.example' }],
  new Map([
    ['bbc news', 'source:bbc.co.uk'],
    ['the pellmere post', 'owner:pellmere'],
    ['the times', 'source:thetimes.example'],
  ]),
);
const article = (over: Partial<ReportedArticle>): ReportedArticle => ({
  title: 'Orvale dam breaks',
  excerpt: 'The dam above Orvale broke.',
  content: null,
  author: null,
  sourceDomain: 'kestrel.example',
  ownerKey: null,
  ...over,
});

describe('findOrigin', () => {
  it.each<[string, Partial<ReportedArticle>, string]>([
    ['the source itself', {}, 'source:kestrel.example'],
    ['its owner', { ownerKey: 'kestrel-group' }, 'owner:kestrel-group'],
    ['a dateline', { excerpt: 'ORVALE (Reuters) - The dam broke.' }, 'agency:reuters'],
    ['an open dateline', { excerpt: 'ORVALE, AP — The dam broke.' }, 'agency:ap'],
    ['a leading credit', { excerpt: 'AP — The dam broke.' }, 'agency:ap'],
    ['a byline', { author: 'Agence France-Presse' }, 'agency:afp'],
    ['a person of an agency', { author: 'Jo Roe, Associated Press' }, 'agency:ap'],
    ['staff and agency', { author: 'Kestrel staff and PA Media' }, 'agency:pa'],
    ['staff and some agencies', { author: 'Kestrel staff and agencies' }, 'agency:unnamed'],
    ['a last line', { content: 'The dam broke at night. (Reuters)' }, 'agency:reuters'],
    ['an agency of the directory', { author: 'Northwire Agency' }, 'agency:northwire-agency'],
    ["that agency's own page", { sourceDomain: 'northwire.example' }, 'agency:northwire-agency'],
    ["a known agency's own page", { sourceDomain: 'reuters.com', ownerKey: 'thomson' }, 'agency:reuters'],
    ['reported speech', { excerpt: 'The mayor told the BBC that the dam broke.' }, 'source:bbc.co.uk'],
    ['another report', { excerpt: 'The dam broke, The Pellmere Post reported.' }, 'owner:pellmere'],
    ['according to', { excerpt: 'The dam broke, according to Reuters.' }, 'agency:reuters'],
    [
      'a name that many share',
      { excerpt: 'The mayor told the Times that it broke.' },
      'source:kestrel.example',
    ],
    ['an unknown name', { excerpt: 'The mayor told Ada Merrin so.' }, 'source:kestrel.example'],
    [
      'common letters',
      { excerpt: 'A new app for pa and ma.', author: 'Apollonia Roe' },
      'source:kestrel.example',
    ],
  ])('reads %s', (_, over, key) => {
    expect(findOrigin(article(over), known).key).toBe(key);
  });

  it('takes an outlet that names itself for itself', () => {
    const own = article({ sourceDomain: 'bbc.example', sourceName: 'BBC', excerpt: 'He told the BBC so.' });
    expect(findOrigin(own, known).key).toBe('source:bbc.example');
  });

  it('says by which words', () => {
    const origin = findOrigin(article({ excerpt: 'The mayor told the BBC that it broke.' }), known);
    expect(origin).toEqual({ key: 'source:bbc.co.uk', kind: 'attributed', evidence: 'told the BBC' });
  });

  it('gets through a text made to hold it up', () => {
    const hostile = `${'A'.repeat(5000)} ${'Aa '.repeat(5000)}(${' '.repeat(5000)}`;
    const origin = findOrigin(
      article({ title: hostile, excerpt: hostile, content: hostile, author: hostile }),
      known,
    );
    expect(origin.kind).toBe('source');
  });
});
