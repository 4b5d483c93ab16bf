import { expect, it } from '@jest/globals';
import { countArticle, discountArticle, Outlets, shareOf } from './outlets.js';

it('knows the share of a site among the articles of its language', () => {
  const outlets = new Outlets();
  const of = (host: string, language: string) => outlets.of({ url: `https://${host}/a`, language });
  for (const host of ['www.esk.example', 'esk.example', 'tarn.example', 'moor.example'])
    countArticle(of(host, 'en'));
  countArticle(of('vale.example', 'es'));
  expect(shareOf(of('esk.example', 'en'))).toBe(0.5);
  expect(shareOf(of('vale.example', 'es'))).toBe(1);
  discountArticle(of('esk.example', 'en'));
  expect(shareOf(of('esk.example', 'en'))).toBeCloseTo(1 / 3);
});

it('forgets sites whose articles are forgotten', () => {
  const outlets = new Outlets();
  for (let at = 0; at < 1_000; at += 1) {
    const outlet = outlets.of({ url: `https://n${at}.esk.example/`, language: 'en' });
    countArticle(outlet);
    discountArticle(outlet);
  }
  expect(outlets.size).toBe(0);
});
