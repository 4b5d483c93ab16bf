import { describe, expect, it } from '@jest/globals';
import { callbackUrl } from './subscription-times.js';

describe('callbackUrl', () => {
  it.each([
    ['https://news.example', 'https://news.example/websub/t'],
    ['https://news.example/follow/', 'https://news.example/follow/websub/t'],
    ['https://news.example/follow', 'https://news.example/follow/websub/t'],
    ['http://localhost:3000', null],
    ['http://news.localhost', null],
    ['http://localhost.example', 'http://localhost.example/websub/t'],
    [undefined, null],
  ])('of %s', (publicUrl, expected) => {
    expect(callbackUrl(publicUrl, 't')).toBe(expected);
  });
});
