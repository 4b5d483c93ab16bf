import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.js';
import { scrubSecrets } from './scrub-secrets.js';

/** In every place where a secret could stand. */
const PLACES: Record<string, object> = {
  'the URL of a feed': { url: 'https://ada:hunter2@feeds.example/rss?page=1' },
  'the URL of a database': { detail: 'postgresql://ada:hunter2@db.example:5432/news' },
  'an error': { err: new Error('GET https://:hunter2@feeds.example failed') },
  'a token in an address': { path: '/reset?token=hunter2&next=/' },
  'a key in an address': { url: 'https://feeds.example/rss?api_key=hunter2' },
  'the token of a hub': { path: '/websub/hunter2hunter2' },
  'a private address': { path: '/private/hunter2hunter2/calendar.ics' },
  'an API token': { detail: 'sent ft_hunter2hunter2hunter2hunter2' },
  'a bearer token': { headers: { authorization: 'Bearer hunter2' } },
  'a header in a text': { detail: 'sent Authorization: Basic hunter2==' },
  'a cookie': { headers: { cookie: 'a=b; __Host-session=hunter2' } },
  'a set cookie': { detail: 'session=hunter2; Path=/; HttpOnly' },
  'a body': { body: { username: 'ada', password: 'hunter2', newPassword: 'a "hunter2" \\' } },
  'a body as text': { body: '{"token":"hunter2"}', secret: 'hunter2' },
};

describe('the log', () => {
  it.each(Object.entries(PLACES))('hides a secret in %s', (_, fields) => {
    let written = '';
    const out = new Writable({
      write(chunk, _encoding, done) {
        written += String(chunk);
        done();
      },
    });
    createLogger({ LOG_LEVEL: 'info', LOG_PRETTY: false }, 'bff', out).info(fields, 'call');
    expect(written).toContain('***');
    expect(written).not.toContain('hunter2');
    expect(() => JSON.parse(written)).not.toThrow();
  });

  it('keeps everything else', () => {
    const line =
      '{"feed":7,"url":"https://feeds.example/rss?q=token","ms":{"store":3},"promotionKey":"abc","at":"a@b.example"}';
    expect(scrubSecrets(line)).toBe(line);
  });
});
