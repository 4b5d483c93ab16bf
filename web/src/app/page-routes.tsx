import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { isPlainPage, PAGE_LIST, type Page, type PageName } from '#contract/site';
import { PageTitle } from '../components/page-title';
import { preloadNewsFeed } from '../features/news-feed/api/use-news-feed';
import type { Guard } from './guards/guard';
import { Redirect } from './pages/redirect';

/** Each page and each guard is a chunk of its own: reading the front page never loads the rest. */
const FILES = import.meta.glob<{ Component: ComponentType }>('./pages/**/*-page.tsx');
const GUARDS = import.meta.glob<{ Guard: Guard }>('./guards/*-only.tsx');

/** The routes of all pages, with the redirects of their other addresses. */
export const pageRoutes = (): RouteObject[] =>
  PAGE_LIST.flatMap(([name, page]) => [
    { path: page.path, lazy: () => load(name, page) },
    ...(page.aliases ?? []).map((path) => ({ path, element: <Redirect to={page.path} /> })),
    ...Object.entries(page.tabAliases ?? {}).map(([path, tab]) => ({
      path,
      element: <Redirect to={page.path} tab={tab} />,
    })),
  ]);

async function load(name: PageName, page: Page): Promise<{ Component: ComponentType }> {
  // Request the news while the page's code is loading.
  if (name === 'home' && typeof document !== 'undefined') preloadNewsFeed();
  const [{ Component: Content }, PageGuard] = await Promise.all([
    loadFile(FILES, `/${name}-page.tsx`),
    page.who === 'everyone' ? null : loadFile(GUARDS, `/${page.who}-only.tsx`),
  ]);
  const content = (
    <>
      {isPlainPage(page) && <PageTitle page={name} />}
      <Content />
    </>
  );
  if (PageGuard === null) return { Component: () => content };
  return { Component: () => <PageGuard.Guard page={name}>{content}</PageGuard.Guard> };
}

/** Loads the one file whose path ends so: pages lie in folders by what they are about. */
async function loadFile<T>(files: Record<string, () => Promise<T>>, ending: string): Promise<T> {
  const path = Object.keys(files).find((each) => each.endsWith(ending));
  const file = path === undefined ? undefined : files[path];
  if (file === undefined) throw new Error(`The web app has no file ${ending}`);
  return file();
}
