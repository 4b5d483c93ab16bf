import { describe, expect, it } from '@jest/globals';
import { isPlainPage, PAGE_LIST, PAGES, pagePath, titleOf } from './pages.js';

const parameters = (path: string) => path.match(/:\w+/g) ?? [];
const openToAll = PAGE_LIST.filter(([, { who }]) => who === 'everyone').map(([name]) => name);

describe('PAGES', () => {
  it('gives every address to one page', () => {
    const addresses = PAGE_LIST.flatMap(([, { path, aliases = [], tabAliases = {} }]) => [
      path,
      ...aliases,
      ...Object.keys(tabAliases),
    ]);
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  });

  it.each(PAGE_LIST)('%s: its aliases take its parameters, of which there is one at most', (_, page) => {
    expect(parameters(page.path).length).toBeLessThanOrEqual(1);
    for (const alias of [...(page.aliases ?? []), ...Object.keys(page.tabAliases ?? {})])
      expect(parameters(alias)).toEqual(parameters(page.path));
  });

  it('shows search engines no page that visitors do not see', () => {
    const indexed = PAGE_LIST.filter(([, { isIndexed }]) => isIndexed).map(([name]) => name);
    expect(indexed.filter((name) => !openToAll.includes(name))).toEqual([]);
  });

  it('links from menus only pages with one address, and admin pages only from the admin group', () => {
    for (const [name, page] of PAGE_LIST.filter(([, { menu }]) => menu !== undefined)) {
      expect([name, isPlainPage(page)]).toEqual([name, true]);
      expect([name, page.menu === 'admin']).toEqual([name, page.who === 'admins' || page.who === 'editors']);
    }
  });

  it('names after what they show only pages of one thing', () => {
    const named = PAGE_LIST.filter(([, page]) => page.title.includes('{name}') && isPlainPage(page));
    expect(named).toEqual([]);
  });
});

describe('pagePath', () => {
  it.each([
    [pagePath('home'), '/'],
    [pagePath('about'), '/about'],
    [pagePath('topic-timeline', 'ørrin dam/?'), '/topics/%C3%B8rrin%20dam%2F%3F/timeline'],
    [pagePath('article', '$&'), '/articles/%24%26'],
    [pagePath('story', 17), '/story/17'],
  ])('%s', (path, expected) => expect(path).toBe(expected));
});

describe('titleOf', () => {
  it.each([
    [titleOf('search'), 'Search News'],
    [titleOf('topic', 'Orrin $& dam'), 'Orrin $& dam'],
    [titleOf('topic-sources', 'Orrin dam'), 'Orrin dam: Sources'],
    [titleOf('not-found'), PAGES['not-found'].title],
    [titleOf('auth', '', 'sign-up'), 'Sign Up'],
    [titleOf('auth', '', 'toString'), 'Sign In'],
  ])('%s', (title, expected) => expect(title).toBe(expected));
});
