import { expect, it } from '@jest/globals';
import { HtmlPage } from './html-page.js';

const BUILT = `<html><head><title>Built</title>
  <script src="/theme.js"></script>
  <script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/libraries.js">
  <link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/serif.woff2">
  <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head><body><div id="root"></div></body></html>`;
const page = new HtmlPage(BUILT);

/** Without what a template contains: a browser requests none of that. */
const requested = (html: string) =>
  [...html.replace(/<template.*?<\/template>/gs, '').matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, url]) => url,
  );

it('leaves an empty page to the web app, which is requested at once', () => {
  const html = page.empty('<title>Dam</title>', '<link rel="stylesheet" href="/assets/own.css">', {});
  expect(requested(html)).toEqual([
    '/theme.js',
    '/assets/index.js',
    '/assets/libraries.js',
    '/assets/serif.woff2',
    '/assets/index.css',
    '/assets/own.css',
  ]);
  expect(html).toContain('<div id="root"></div>');
});

it('requests neither code nor fonts of a rendered page before its content is laid out', () => {
  const files = {
    styles: '<style>p{}</style>',
    code: '<link rel="modulepreload" href="/assets/own.js">',
    start: '/assets/start-1.js',
  };
  const html = page.rendered('<title>Dam</title>', files, '<h1>Dam</h1>', { now: '"2031-03-09"' });
  expect(requested(html)).toEqual(['/theme.js', '/assets/start-1.js']);
  const [, code = ''] = /<template id="code">(.*?)<\/template>/s.exec(html) ?? [];
  expect(html).toMatch(/<template id="fonts"><link [^>]*serif.woff2"><\/template>.*theme.js/s);
  expect(requested(code)).toEqual(['/assets/index.js', '/assets/libraries.js', '/assets/own.js']);
  expect(html).toContain('<fieldset disabled role="presentation"><h1>Dam</h1></fieldset></div>');
});
