import { describe, expect, it } from '@jest/globals';
import { domainAfterMove, feedDomains } from './claimed-domain.js';

describe('feedDomains', () => {
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
    expect(feedDomains(url, site)).toEqual(domains);
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

  it.each([
    ['the same domain', 'https://feeds.orrinherald.example/rss'],
    ['a shared server', 'https://feeds.feedburner.com/orrinherald'],
    ['no web address', 'mailto:desk@herald.test'],
  ])('learns nothing from a move to %s', (_, to) => {
    expect(move(to, 'Orrin Herald')).toBeNull();
  });
});
