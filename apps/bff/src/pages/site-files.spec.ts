import { describe, expect, it } from '@jest/globals';
import { openSearchDescription, securityText } from './site-files.js';

const ORIGIN = 'https://news.example';
const NOW = new Date('2031-03-03T12:00:00Z');

describe('security.txt', () => {
  it('names the operator, an end within a year, and its own address', () => {
    expect(securityText(ORIGIN, 'editors@news.example', NOW).split('\n')).toEqual([
      'Contact: mailto:editors@news.example',
      'Expires: 2031-08-30T12:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://news.example/.well-known/security.txt',
      '',
    ]);
  });

  it('names the contact form if there is no address', () => {
    expect(securityText(ORIGIN, undefined, NOW)).toMatch(/^Contact: https:\/\/news\.example\/contact\n/);
  });
});

it('the OpenSearch description leads to the search page and its feed', () => {
  const xml = openSearchDescription(ORIGIN, 'Followthrough');
  expect(xml).toContain('<ShortName>Followthrough</ShortName>');
  expect([...xml.matchAll(/template="([^"]*)"/g)].map(([, template]) => template)).toEqual([
    'https://news.example/search?q={searchTerms}',
    'https://news.example/search/feed.xml?q={searchTerms}',
  ]);
});
