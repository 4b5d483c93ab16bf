import { describe, expect, it } from '@jest/globals';
import { feedTrouble, publicDetail } from './feed-trouble.js';

describe('feedTrouble', () => {
  it.each([
    ['server_error', 'HTTP 503', 'the server reported an error (HTTP 503)'],
    ['throttled', 'HTTP 429', 'the server limits the request rate (HTTP 429)'],
    ['unauthorised', 'HTTP 403', 'the server denied access (HTTP 403)'],
    ['not_found', 'HTTP 404', 'its URL was not found (HTTP 404)'],
    ['too_large', 'more than 5000000 bytes', 'the document is too large (more than 5000000 bytes)'],
    [
      'unreachable',
      'dns: getaddrinfo ENOTFOUND',
      'its host name could not be resolved (getaddrinfo ENOTFOUND)',
    ],
    ['unreachable', 'oddly: so', 'the server could not be reached (oddly: so)'],
    ['unreadable', 'not_a_feed: <html>', 'the response is not a feed (<html>)'],
    ['unreadable', 'not stored: no space', 'its articles could not be stored (no space)'],
    ['unreadable', 'constructor: x', 'the document could not be read (constructor: x)'],
    ['unreachable', null, 'the server could not be reached'],
    [null, null, 'the visit failed'],
  ] as const)('%s, %s', (outcome, detail, words) => {
    expect(feedTrouble(outcome, detail)).toBe(words);
  });

  it('shows the text of a server as one short line without control characters', () => {
    const words = feedTrouble('unreachable', `network: a\n\u001b[31mred\u0000 ${'x'.repeat(5000)}`);
    expect(words).toMatch(/^the connection failed \(a \[31mred x+…\)$/);
    expect(words.length).toBeLessThan(150);
  });
});

describe('publicDetail', () => {
  it.each([
    ['HTTP 503', 'the server could not be reached (HTTP 503)'],
    ['refused: connect ECONNREFUSED 10.1.2.3:8080', 'the server refused the connection'],
    ['not stored: duplicate key value violates "article_pkey"', 'its articles could not be stored'],
    ['oddly: at 10.1.2.3', 'the server could not be reached'],
    ['HTTP 503 from 10.1.2.3', 'the server could not be reached'],
    [null, 'the server could not be reached'],
  ])('leaves of %s what everybody may know', (detail, words) => {
    expect(feedTrouble('unreachable', publicDetail(detail))).toBe(words);
  });
});
