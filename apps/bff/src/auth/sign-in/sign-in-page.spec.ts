import { describe, expect, it } from '@jest/globals';
import { signInPage } from './sign-in-page.js';

const HERE = 'https://news.example';

const pageFor = (given: Partial<Parameters<typeof signInPage>[0]>) =>
  signInPage({ returnTo: undefined, tab: undefined, referer: undefined, origin: HERE, ...given });

describe('the sign-in page for a link to /api/login', () => {
  it.each([
    ['nothing', undefined, '/auth'],
    ['a page of this site', `${HERE}/topics/orrin?x=1`, '/auth?returnTo=%2Ftopics%2Forrin%3Fx%3D1'],
    ['the front page', `${HERE}/`, '/auth?returnTo=%2F'],
    ['another site', 'https://elsewhere.example/topics/orrin', '/auth'],
    ['this site on another port', 'https://news.example:8443/', '/auth'],
    ['this host without TLS', 'http://news.example/', '/auth'],
    ['a host that only starts alike', 'https://news.example.elsewhere.example/', '/auth'],
    ['a path that a browser takes for a host', `${HERE}//elsewhere.example/`, '/auth'],
    ['a call', `${HERE}/api/docs`, '/auth'],
    ['no address', 'orrin', '/auth'],
    ['a script', 'javascript:alert(1)', '/auth'],
  ])('comes back to the referring page: %s', (_, referer, expected) => {
    expect(pageFor({ referer })).toBe(expected);
  });

  it('prefers the given path to the referring page, even if it is refused', () => {
    const referer = `${HERE}/about`;
    expect(pageFor({ returnTo: '/discover', referer })).toBe('/auth?returnTo=%2Fdiscover');
    expect(pageFor({ returnTo: '//elsewhere.example', referer })).toBe('/auth');
  });

  it('keeps the tab for signing up, and no other', () => {
    expect(pageFor({ tab: 'sign-up', returnTo: '/' })).toBe('/auth?tab=sign-up&returnTo=%2F');
    expect(pageFor({ tab: 'other' })).toBe('/auth');
  });
});
