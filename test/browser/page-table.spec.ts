import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PAGE_LIST, type PageName, pagePath, pageTitle, titleOf } from '#contract/site';
import { eventually, openBrowser } from '../support/browser/browser.js';
import { type FrontPage, startFrontPage } from '../support/browser/front-page.js';
import { buildArticle, buildSource, buildTopic } from '../support/factories.js';

const LIMIT_MS = 600_000;
const ADMIN = { username: 'katarzyna', email: 'katarzyna@mail.example', password: 'a quiet morning' };
/** What the pages of one thing show here. The collection does not exist. */
const SHOWN: Readonly<Partial<Record<PageName, { key: string; name: string }>>> = {
  topic: { key: 'tabled-dam', name: 'Tabled dam' },
  'topic-timeline': { key: 'tabled-dam', name: 'Tabled dam' },
  'topic-sources': { key: 'tabled-dam', name: 'Tabled dam' },
  article: { key: 'tabled-report', name: 'The dam is tabled' },
  source: { key: 'tabled-herald', name: 'Tabled Herald' },
  story: { key: 'tabled-dam', name: 'Tabled dam' },
  collection: { key: '7', name: '' },
};
const OWN_TITLES: Readonly<Partial<Record<PageName, string>>> = { collection: 'Collection Not Found' };

let front: FrontPage;
let browser: Browser;

beforeAll(async () => {
  front = await startFrontPage(24);
  const { db } = front;
  const topic = await buildTopic(db, { name: 'Tabled dam', slug: 'tabled-dam' });
  await buildSource(db, { name: 'Tabled Herald', slug: 'tabled-herald' });
  await buildArticle(db, { topic_id: topic, slug: 'tabled-report', title: 'The dam is tabled' });
  browser = await openBrowser();
}, LIMIT_MS);

afterAll(async () => {
  await browser?.close();
  await front?.stop();
});

/** A page whose router listens already. */
async function openAbout(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(front.address + pagePath('about'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Goes there without a load, so that the title is the web app's own, and waits for it. */
async function expectTitle(page: Page, name: PageName, expected: string): Promise<void> {
  const path = pagePath(name, SHOWN[name]?.key);
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate', { state: null }));`);
  await eventually(async () => expect([name, await page.title()]).toEqual([name, pageTitle(expected)]));
  await page.getByRole('main').getByRole('heading').first().waitFor();
}

const titleShown = (name: PageName) => OWN_TITLES[name] ?? titleOf(name, SHOWN[name]?.name);

describe('the table of pages', () => {
  it(
    'draws every page, and leads visitors from those that are not for them to sign-in',
    async () => {
      const page = await openAbout(await browser.newContext());
      for (const [name, { who }] of PAGE_LIST) {
        const isRedirected = who === 'admins' || name === 'admin-promotion';
        const shown = who === 'developers' ? 'not-found' : isRedirected ? 'auth' : name;
        await expectTitle(page, name, titleShown(shown));
        if (!isRedirected) continue;
        await eventually(async () =>
          expect(new URL(page.url()).searchParams.get('returnTo')).toBe(pagePath(name)),
        );
      }
      await page.context().close();
    },
    LIMIT_MS,
  );

  it(
    'draws every page for an admin, for whom sign-in is the front page',
    async () => {
      const context = await browser.newContext();
      await context.request.post(`${front.address}/api/auth/register`, { data: ADMIN });
      await front.db.rows('update user_account set is_admin = true where username = $1', [ADMIN.username]);
      const page = await openAbout(context);
      for (const [name] of PAGE_LIST)
        await expectTitle(page, name, titleShown(name === 'auth' ? 'home' : name));
      await context.close();
    },
    LIMIT_MS,
  );
});
