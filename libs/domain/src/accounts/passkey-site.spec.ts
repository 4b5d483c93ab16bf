import { describe, expect, it } from '@jest/globals';
import { passkeySite } from './passkey-site.js';

describe('passkeySite', () => {
  it.each([
    ['https://news.example', 'news.example', 'https://news.example'],
    ['https://News.Example:8443/path/', 'news.example', 'https://news.example:8443'],
    ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
    ['http://news.localhost:3000/', 'news.localhost', 'http://news.localhost:3000'],
    ['https://bücher.example', 'xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
  ])('%s → %s', (publicUrl, rpId, origin) => {
    expect(passkeySite(publicUrl)).toEqual({ rpId, origin });
  });

  it.each([
    'http://news.example',
    'https://192.0.2.7',
    'https://[2001:db8::1]:8443',
    'http://127.0.0.1:3000',
  ])('none at %s', (publicUrl) => {
    expect(passkeySite(publicUrl)).toBeNull();
  });
});
