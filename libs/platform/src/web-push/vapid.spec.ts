import { describe, expect, it } from '@jest/globals';
import { vapidSubject } from './vapid.js';

const CONTACT_EMAIL = 'desk@news.example';
const SITE = 'https://news.example';
const ABOUT = 'https://about.example/feeds';

describe('vapidSubject', () => {
  it.each([
    [{ CONTACT_EMAIL, PUBLIC_URL: SITE }, `mailto:${CONTACT_EMAIL}`],
    [{ PUBLIC_URL: SITE, FEED_CONTACT_URL: ABOUT }, SITE],
    [{ PUBLIC_URL: 'http://news.example', FEED_CONTACT_URL: ABOUT }, ABOUT],
    [{ PUBLIC_URL: 'https://localhost:8443', FEED_CONTACT_URL: ABOUT }, ABOUT],
    [{ PUBLIC_URL: 'https://localhost' }, null],
    [{ PUBLIC_URL: 'http://news.example' }, null],
    [{}, null],
  ])('of %j is %p', (settings, subject) => {
    expect(vapidSubject(settings as never)).toBe(subject);
  });
});
