import { describe, expect, it } from '@jest/globals';
import { ownUrl } from './own-url.js';

const ORIGIN = 'https://news.example';

describe('ownUrl', () => {
  it.each([
    [
      'https://news.example/subscription?checkout=success',
      'https://news.example/subscription?checkout=success',
    ],
    ['https://news.example', 'https://news.example/'],
    ['HTTPS://NEWS.EXAMPLE:443/a', 'https://news.example/a'],
    ['https://news.example/a/../b', 'https://news.example/b'],
    ['https://news.example/?id={CHECKOUT_SESSION_ID}', 'https://news.example/?id={CHECKOUT_SESSION_ID}'],
  ])('accepts %s', (given, used) => {
    expect(ownUrl(given, ORIGIN, 'successUrl')).toBe(used);
  });

  it.each([
    'https://news.example.evil.example/',
    'https://evil.example/?https://news.example/',
    'https://news.example@evil.example/',
    'https://reader:secret@news.example/',
    'https:\\\\evil.example/',
    'http://news.example/',
    'https://news.example:8443/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'file:///etc/passwd',
  ])('refuses %s', (given) => {
    expect(() => ownUrl(given, ORIGIN, 'successUrl')).toThrow(
      expect.objectContaining({
        status: 400,
        issues: [{ path: 'successUrl', message: 'must be an address of this site' }],
      }),
    );
  });
});
