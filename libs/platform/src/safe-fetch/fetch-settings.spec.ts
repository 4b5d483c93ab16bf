import { describe, expect, it } from '@jest/globals';
import { readSettings } from '../runtime/index.js';
import { fetchSettingsOf } from './fetch-settings.js';

const NO_CONTACT = /^Followthrough\/\S+ \(feed reader\)$/;

describe('the User-Agent', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['nothing', {}, NO_CONTACT],
    ['the site', { PUBLIC_URL: 'https://news.example' }, /\(feed reader; \+https:\/\/news\.example\/?\)$/],
    ['a public address', { PUBLIC_URL: 'http://9.9.9.9:3000' }, /; \+http:\/\/9\.9\.9\.9:3000\/?\)$/],
    ['this machine', { PUBLIC_URL: 'http://localhost:3000' }, NO_CONTACT],
    ['a name of this machine', { PUBLIC_URL: 'https://news.localhost' }, NO_CONTACT],
    ['its loopback address', { PUBLIC_URL: 'http://127.0.0.1:3000' }, NO_CONTACT],
    ['its IPv6 loopback address', { PUBLIC_URL: 'http://[::1]:3000' }, NO_CONTACT],
    ['its local network', { PUBLIC_URL: 'http://192.168.1.5' }, NO_CONTACT],
    [
      'the configured contact before the site',
      { PUBLIC_URL: 'http://localhost:3000', FEED_CONTACT_URL: 'https://herald.example/feeds' },
      /; \+https:\/\/herald\.example\/feeds\)$/,
    ],
  ])('names %s', (_, env, expected) => {
    expect(fetchSettingsOf(readSettings({ NODE_ENV: 'test', ...env })).userAgent).toMatch(expected);
  });
});
