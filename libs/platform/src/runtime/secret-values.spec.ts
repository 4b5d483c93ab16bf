import { describe, expect, it } from '@jest/globals';
import { SETTING_NAMES } from './config.js';
import { scrubSecrets } from './scrub-secrets.js';
import { secretValues } from './secret-values.js';

describe('secretValues', () => {
  it.each([
    ['a key', { STRIPE_SECRET_KEY: 'sk_live_4711' }, ['sk_live_4711']],
    ['a password in a URL', { DATABASE_URL: 'postgres://ada:hunter22@db/news' }, ['hunter22']],
    ['both forms of an encoded one', { SMTP_URL: 'smtp://a:p%40ssword@m' }, ['p%40ssword', 'p@ssword']],
    ['a percent sign that encodes nothing', { SMTP_URL: 'smtp://a:100%sure@m' }, ['100%sure']],
    [
      'each of a list',
      { DATABASE_REPLICA_URLS: 'postgres://a:hunter22@b/c, postgres://a:hunter33@d/c' },
      ['hunter22', 'hunter33'],
    ],
    ['each of a list that was read', { DATABASE_REPLICA_URLS: ['postgres://a:hunter22@b/c'] }, ['hunter22']],
    ['the longest first', { ASSISTANT_KEY: 'abcdef', METRICS_TOKEN: 'abcdefgh' }, ['abcdefgh', 'abcdef']],
    [
      'nothing that is too short, no URL or not set',
      { PGPASSWORD: 'news', SMTP_URL: 'x', ASSISTANT_KEY: undefined },
      [],
    ],
  ])('finds %s', (_, settings, found) => {
    expect(secretValues(settings)).toEqual(found);
  });

  it.each(SETTING_NAMES.filter((name) => /KEY|SECRET|TOKEN$|PASSWORD$/.test(name)))('knows %s', (name) => {
    expect(secretValues({ [name]: 'hunter22' })).toEqual(['hunter22']);
  });

  it('lets them be hidden wherever they stand', () => {
    const line = 'refused: No such key sk_live_4711 (sk_live_4711)';
    expect(scrubSecrets(line, ['sk_live_4711'])).toBe('refused: No such key *** (***)');
  });
});
