import { describe, expect, it } from '@jest/globals';
import { findOrigin } from './find-origin.js';
import { KnownOrigins } from './find-origin-known.js';
import type { ReportedArticle } from './reported-article.js';

const known = new KnownOrigins(
  [{ name: 'Northwire Agency', domain: 'northwire.example' }],
  new Map([
    ['bbc news', 'source:bbc.co.uk'],
    ['the pellmere post', 'owner:pellmere'],
    ['the times', 'source:thetimes.example'],
    ['the guardian', 'source:guardian.example'],
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
    ['a last line in Spanish', { content: 'La presa cedió. (Con información de EFE)' }, 'agency:efe'],
    ['a last line in French', { content: 'Le barrage a cédé. (Avec AFP)' }, 'agency:afp'],
    ['a last line in German', { content: 'Der Damm brach. (Mit Material von dpa)' }, 'agency:dpa'],
    ['a last line in Portuguese', { content: 'A barragem cedeu. (Com Reuters)' }, 'agency:reuters'],
    ['a last line in Italian', { content: 'La diga ha ceduto. (Fonte: ANSA)' }, 'agency:ansa'],
    ['an outlet in Spanish', { excerpt: 'La presa cedió, según The Pellmere Post.' }, 'owner:pellmere'],
    [
      'an outlet in French',
      { excerpt: 'Une note, révélée par The Pellmere Post, le dit.' },
      'owner:pellmere',
    ],
    [
      'an outlet in German',
      { excerpt: 'Wie The Pellmere Post berichtet, brach der Damm.' },
      'owner:pellmere',
    ],
    [
      'an outlet in Portuguese',
      { excerpt: 'O dado foi noticiado pela The Pellmere Post.' },
      'owner:pellmere',
    ],
    ['an outlet in Italian', { excerpt: 'Il dato è rivelato da The Pellmere Post.' }, 'owner:pellmere'],
    ['a byline', { author: 'Agence France-Presse' }, 'agency:afp'],
    ['a person of an agency', { author: 'Jo Roe, Associated Press' }, 'agency:ap'],
    ['staff and agency', { author: 'Kestrel staff and PA Media' }, 'agency:pa'],
    ['staff and some agencies', { author: 'Kestrel staff and agencies' }, 'agency:unnamed'],
    ['a last line', { content: 'The dam broke at night. (Reuters)' }, 'agency:reuters'],
    ['a last line within the sentence', { excerpt: 'The dam broke (AFP).' }, 'agency:afp'],
    [
      "a last line with an agency's inputs",
      { excerpt: 'The dam broke. (With inputs from PTI)' },
      'agency:pti',
    ],
    ['a last line with two agencies', { content: 'The dam broke at night. (AFP/Reuters)' }, 'agency:afp'],
    [
      "a truncated content's last line",
      { content: 'The dam', contentEnd: 'broke at night.\nSource: Xinhua' },
      'agency:xinhua',
    ],
    [
      'the sign-off of Reuters',
      { content: 'The dam broke. (Reporting by Jo Roe in Orvale; Editing by Al Fen)' },
      'agency:reuters',
    ],
    ['a place in brackets', { excerpt: 'ORVALE, March 3 (Xinhua) The dam broke.' }, 'agency:xinhua'],
    ["a title's end", { title: 'Orvale dam breaks - Reuters' }, 'agency:reuters'],
    ["the item's own source, an agency", { credit: 'Agence France-Presse' }, 'agency:afp'],
    ["the item's own source, an outlet", { credit: 'The Pellmere Post' }, 'owner:pellmere'],
    ['another outlet alone in the byline', { author: 'The Pellmere Post' }, 'owner:pellmere'],
    ['a person for another outlet', { author: 'Jo Roe for The Pellmere Post' }, 'owner:pellmere'],
    ['a byline in the summary', { excerpt: 'By The Pellmere Post The dam broke.' }, 'owner:pellmere'],
    ['a source in the summary', { excerpt: 'From Pellmere Post Police say so.' }, 'owner:pellmere'],
    [
      'a person in the summary',
      { excerpt: 'By Jo Roe of The Pellmere Post The dam broke.' },
      'owner:pellmere',
    ],
    ['a person with a comma', { excerpt: 'By Jo Roe, Pellmere Post A dam broke.' }, 'owner:pellmere'],
    ['a range', { excerpt: 'From The Pellmere Post to the dam it is a mile.' }, 'source:kestrel.example'],
    [
      'an attribution after the report',
      { excerpt: 'The dam broke, reports The Pellmere Post.' },
      'owner:pellmere',
    ],
    ['a person of another outlet', { author: 'Jo Roe, The Pellmere Post' }, 'owner:pellmere'],
    [
      'a picture, not a text',
      { excerpt: 'The dam. (Image credit: Jo Roe via AP)' },
      'source:kestrel.example',
    ],
    [
      "a picture's agency",
      { content: 'The dam broke. Jo Roe/AFP via Getty Images' },
      'source:kestrel.example',
    ],
    ['what the news is about', { excerpt: 'The firm merged with Reuters.' }, 'source:kestrel.example'],
    ['an agency of the directory', { author: 'Northwire Agency' }, 'agency:northwire-agency'],
    ["that agency's own page", { sourceDomain: 'northwire.example' }, 'agency:northwire-agency'],
    ["a known agency's own page", { sourceDomain: 'reuters.com', ownerKey: 'thomson' }, 'agency:reuters'],
    [
      "an agency under another's dateline",
      { sourceDomain: 'northwire.example', excerpt: '(AFP) — The dam broke.' },
      'agency:afp',
    ],
    [
      'an agency that mentions another',
      { sourceDomain: 'northwire.example', excerpt: 'The dam broke, Reuters reported.' },
      'agency:northwire-agency',
    ],
    ['reported speech', { excerpt: 'The mayor told the BBC that the dam broke.' }, 'source:bbc.co.uk'],
    ['another report', { excerpt: 'The dam broke, The Pellmere Post reported.' }, 'owner:pellmere'],
    ['a document', { excerpt: 'Letters obtained by The Pellmere Post show it.' }, 'owner:pellmere'],
    ['a report from', { excerpt: 'It broke, a report in the Pellmere Post said.' }, 'owner:pellmere'],
    [
      'a name after other capitalised words',
      { excerpt: 'Late Friday The Pellmere Post reported it.' },
      'owner:pellmere',
    ],
    ['a possessive', { excerpt: "He told the BBC's Ann Fen so." }, 'source:bbc.co.uk'],
    ['a surname', { excerpt: 'The actor Al Guardian reveals it.' }, 'source:kestrel.example'],
    [
      "an office's initials",
      { excerpt: 'The Armed Forces of Pellmere (AFP) on Friday counted.' },
      'source:kestrel.example',
    ],
    [
      "an office's initials at the end",
      { excerpt: 'So say the Armed Forces (AFP).' },
      'source:kestrel.example',
    ],
    ['a state', { title: 'Flood in Orvale - PA' }, 'source:kestrel.example'],
    ['a station of a network', { excerpt: 'He told BBC Orvale so.' }, 'source:kestrel.example'],
    ['German', { excerpt: 'Der Damm brach laut Pellmere Post.' }, 'owner:pellmere'],
    [
      'a mention far down',
      { excerpt: null, content: `${'Dam. '.repeat(200)}He told the BBC.` },
      'source:kestrel.example',
    ],
    ['according to', { excerpt: 'The dam broke, according to Reuters.' }, 'agency:reuters'],
    ['an ambiguous name', { excerpt: 'The mayor told the Times that it broke.' }, 'source:kestrel.example'],
    ['an unknown name', { excerpt: 'The mayor told Ada Merrin so.' }, 'source:kestrel.example'],
    [
      'common letters',
      { excerpt: 'A new app for pa and ma.', author: 'Apollonia Roe' },
      'source:kestrel.example',
    ],
  ])('reads %s', (_, over, key) => {
    expect(findOrigin(article(over), known).key).toBe(key);
  });

  it('ignores an outlet that cites itself', () => {
    const own = article({ sourceDomain: 'bbc.example', sourceName: 'BBC', excerpt: 'He told the BBC so.' });
    expect(findOrigin(own, known).key).toBe('source:bbc.example');
  });

  it('counts an attribution to an agency as its report', () => {
    const origin = findOrigin(article({ excerpt: 'The dam broke, according to Reuters.' }), known);
    expect(origin).toMatchObject({ key: 'agency:reuters', kind: 'agency', how: 'attributed' });
  });

  it.each([
    ['New York Post', 'The New York Times reported it.', 'source:nyt.example'],
    ['The New York Times', 'The New York Times reported it.', 'source:own.example'],
    ['BBC News', 'He told BBC Radio 4 so.', 'source:own.example'],
  ])('in %s reads: %s', (sourceName, excerpt, key) => {
    const names = new KnownOrigins(
      [],
      new Map([
        ['the new york times', 'source:nyt.example'],
        ['bbc news', 'source:bbc.example'],
      ]),
    );
    expect(findOrigin(article({ sourceDomain: 'own.example', sourceName, excerpt }), names).key).toBe(key);
  });

  it('returns the words as evidence', () => {
    const origin = findOrigin(article({ excerpt: 'The mayor told the BBC that it broke.' }), known);
    expect(origin).toEqual({
      key: 'source:bbc.co.uk',
      kind: 'source',
      how: 'attributed',
      evidence: 'told the BBC',
    });
  });

  it('reads a text built to slow down its patterns', () => {
    const hostile = `${'A'.repeat(5000)} ${'Aa '.repeat(5000)}(${' '.repeat(5000)}`;
    const origin = findOrigin(
      article({ title: hostile, excerpt: hostile, content: hostile, author: hostile }),
      known,
    );
    expect(origin.how).toBe('own');
  });
});
