import { describe, expect, it } from '@jest/globals';
import { readSettings } from './config.js';
import { OperatorError } from './errors.js';

describe('readSettings', () => {
  it('works without any settings', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ PORT: 3000, DATA_DIR: '.data', FEEDS: 'auto', RECORDED_BACKFILL: 24 });
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  it('treats empty values as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '0'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['DATABASE_DIRECT_URL', 'db:5432'],
    ['DATABASE_URL', 'postgresql://db:5432'],
    ['DATABASE_URL', 'postgresql://db:5432/'],
    ['DATABASE_REPLICA_URLS', 'postgresql://ada:p#w@a/b'],
    ['DATABASE_REPLICA_URLS', 'postgresql://a/b,http://c/d'],
    ['DATABASE_REPLICA_LAG_MS', '10'],
    ['FEEDS', 'sometimes'],
    ['RECORDED_BACKFILL', 'much'],
    ['RECORDED_SPEED', '-1'],
    ['PUBLIC_URL', 'example.org'],
    ['RECORDED_SERVER', '10.0.0.1:80'],
    ['FETCH_OPEN_RANGES', '10.1.0.0'],
    ['FETCH_OPEN_RANGES', '10.1.0.0/16,'],
    ['FETCH_OPEN_RANGES', '10.1.0.0/33'],
    ['FETCH_MAX_BYTES', '100'],
    ['FETCH_TIMEOUT_MS', '0'],
    ['HOST_GAP_MS', '-1'],
    ['ARTICLES_KEPT_DAYS', '30'],
    ['METRICS_TOKEN', 'too short'],
    ['CONTACT_EMAIL', 'the editors'],
    ['SOCIAL_LINKS', 'https://social.example/@us,social.example'],
    ['SOCIAL_LINKS', 'javascript:alert(1)'],
    ['PASSWORD_RULES', 'very strict'],
    ['OIDC_ISSUER', 'id.example'],
    ['OIDC_ISSUER', 'http://id.example'],
    ['OIDC_CLIENT_SECRET', 'short'],
    ['OIDC_TIMEOUT_MS', '0'],
  ])('refuses %s=%s and names the variable', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(OperatorError);
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  it('says in plain words what is wrong with each', () => {
    const settings = { PORT: '99999', PUBLIC_URL: 'example.org', PASSWORD_RULES: 'lax' };
    expect(() => readSettings(settings)).toThrow(
      'Invalid settings: PORT must be at most 65535; PUBLIC_URL must be a URL that starts with http:// or https://; ' +
        'PASSWORD_RULES must be one of standard, strict.',
    );
  });

  it.each([
    'https://news.example/followthrough',
    'https://news.example//',
    'https://news.example/?',
    'https://news.example/?from=mail',
    'https://news.example#',
    'https://news.example/#top',
    'https://ada:hushed@news.example',
  ])('refuses a public URL with more than an origin: %s', (PUBLIC_URL) => {
    expect(() => readSettings({ PUBLIC_URL })).toThrow(
      /^Invalid settings: PUBLIC_URL must be only http:\/\/ or https:\/\/, a host and perhaps a port, such as https:\/\/news\.example: [^;]*root\.$/,
    );
  });

  it.each(['https://news.example', 'https://news.example/', 'http://192.0.2.7:3000', 'http://[::1]:3000/'])(
    'accepts an origin as public URL: %s',
    (PUBLIC_URL) => {
      expect(readSettings({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
    },
  );

  it.each(['pk_live_hushed', 'pk_test_hushed', 'whsec_hushed', 'price_hushed'])(
    'refuses what is no secret key of Stripe, and does not repeat it: %s',
    (STRIPE_SECRET_KEY) => {
      const read = () => readSettings({ STRIPE_SECRET_KEY });
      expect(read).toThrow('STRIPE_SECRET_KEY must be the secret key (sk_…) or a restricted one (rk_…), not');
      expect(read).not.toThrow('hushed');
    },
  );

  it.each(['sk_live_4711', 'rk_test_4711'])('accepts a key that Stripe takes from servers: %s', (key) => {
    expect(readSettings({ STRIPE_SECRET_KEY: key }).STRIPE_SECRET_KEY).toBe(key);
  });

  it.each([
    [{ SESSION_DAYS: '90', SESSION_MAX_DAYS: '60' }, 60],
    [{ SESSION_DAYS: '181' }, 180],
  ])('refuses sessions that would last longer unused than at most: %j', (settings, most) => {
    expect(() => readSettings(settings)).toThrow(
      `Invalid settings: SESSION_DAYS must be at most SESSION_MAX_DAYS, which is ${most}.`,
    );
  });

  it.each([{ SESSION_DAYS: '180' }, { SESSION_MAX_DAYS: '7' }])(
    'accepts the bounds of sessions %j',
    (bounds) => {
      expect(() => readSettings(bounds)).not.toThrow();
    },
  );

  it.each([
    'postgresql://ada:hush#ed@db/news',
    'postgresql://ada:@hush#ed@db/news',
    'postgresql://ada:12/hush@db/news',
  ])('names no part of a password that is not encoded: %s', (DATABASE_URL) => {
    const read = () => readSettings({ DATABASE_URL });
    expect(read).toThrow(
      'DATABASE_URL must be a valid URL with # / ? @ : and % of its name and password encoded, such as %23 for #.',
    );
    expect(read).not.toThrow('hush');
    expect(readSettings({ DATABASE_URL: 'postgresql://ada:hush%23ed@db/news' }).DATABASE_URL).toContain(
      '%23',
    );
  });

  it('accepts a comma-separated list of social links', () => {
    expect(readSettings({}).SOCIAL_LINKS).toEqual([]);
    const links = readSettings({ SOCIAL_LINKS: 'https://social.example/@us, https://video.example/us' });
    expect(links.SOCIAL_LINKS).toEqual(['https://social.example/@us', 'https://video.example/us']);
  });

  it('accepts a comma-separated list of address ranges', () => {
    expect(readSettings({}).FETCH_OPEN_RANGES).toEqual([]);
    const ranges = readSettings({ FETCH_OPEN_RANGES: '10.1.0.0/16, fd12::/32' }).FETCH_OPEN_RANGES;
    expect(ranges).toEqual(['10.1.0.0/16', 'fd12::/32']);
  });

  it('accepts hours or all as backfill', () => {
    expect(readSettings({ RECORDED_BACKFILL: 'all' }).RECORDED_BACKFILL).toBe('all');
    expect(readSettings({ RECORDED_BACKFILL: '6.5' }).RECORDED_BACKFILL).toBe(6.5);
  });
});
