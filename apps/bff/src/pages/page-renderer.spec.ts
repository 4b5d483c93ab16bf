import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Logger } from '#platform/runtime';
import { PageRenderer } from './page-renderer.js';

let folder: string;
const warn = jest.fn();
const logger = { warn } as unknown as Logger;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-renderer-'));
  warn.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A renderer whose pages say how often something was rendered, and what was sent with them. */
function openCounting(): Promise<PageRenderer> {
  writeFileSync(
    join(folder, 'server.js'),
    `let renders = 0;
     exports.renderPage = async (path, screen) => {
       renders += 1;
       if (path === '/broken') throw new Error('a component failed');
       return renders + ' ' + path + ' ' + JSON.stringify(screen);
     };`,
  );
  return PageRenderer.open(folder, logger);
}

it('renders a page with what is sent with it, once until a story changes', async () => {
  const renderer = await openCounting();
  const home = () => renderer.html('/', { now: '"2031-03-09"' });
  expect(await Promise.all([home(), home()])).toEqual(Array(2).fill('1 / {"now":"2031-03-09"}'));
  expect(await home()).toBe('1 / {"now":"2031-03-09"}');
  renderer.clear();
  expect(await home()).toBe('2 / {"now":"2031-03-09"}');
});

it('leaves a page empty if it cannot be rendered, and logs why', async () => {
  const renderer = await openCounting();
  expect(await renderer.html('/broken', {})).toBe('');
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/broken' }),
    'page sent without its content',
  );
  expect(await renderer.html('/', {})).toBe('2 / {}');
});

it('renders nothing without a build for the server', async () => {
  const renderer = await PageRenderer.open(folder, logger);
  expect(await renderer.html('/', {})).toBe('');
  expect(warn).not.toHaveBeenCalled();
});
