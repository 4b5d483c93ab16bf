import { expect, type Page } from '@playwright/test';
import { PAGE_LIST, type PageName, pagePath, pageTitle, titleOf } from '#contract/site';
import { buildArticle } from '../support/factories/articles.js';
import { buildSource } from '../support/factories/sources.js';
import { buildTopic } from '../support/factories/stories.js';
import { test as base } from './support/front-page-test.js';

const ADMIN = { username: 'katarzyna', email: 'katarzyna@mail.example', password: 'a quiet morning' };
/** The items that detail pages show. The collection does not exist. */
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

/** The collection and calls of pages for other roles are refused. */
const CAUSED = /\b(401|403|404)\b/;

const test = base.extend<object, { stories: undefined }>({
  stories: [
    async ({ front }, use) => {
      const { db } = front;
      const topic = await buildTopic(db, { name: 'Tabled dam', slug: 'tabled-dam' });
      await buildSource(db, { name: 'Tabled Herald', slug: 'tabled-herald' });
      await buildArticle(db, { topic_id: topic.id, slug: 'tabled-report', title: 'The dam is tabled' });
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

test.use({ siteOf: 'table of pages' });

const titleShown = (name: PageName) => OWN_TITLES[name] ?? titleOf(name, SHOWN[name]?.name);

/** Navigates without a page load, so that the web app sets the title, and waits for it. */
async function expectTitle(page: Page, name: PageName, expected: string): Promise<void> {
  const path = pagePath(name, SHOWN[name]?.key);
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate', { state: null }));`);
  await expect(page, name).toHaveTitle(pageTitle(expected));
  await expect(page.getByRole('main').getByRole('heading').first(), name).toBeVisible();
}

/** Opens a page, so that the router is running. */
async function openAbout(page: Page): Promise<void> {
  await page.goto(pagePath('about'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('every page renders, and visitors are sent to sign-in from pages that need it', async ({
  page,
  faults,
}) => {
  await openAbout(page);
  for (const [name, { who }] of PAGE_LIST) {
    const isRedirected = who === 'admins' || who === 'editors' || name === 'admin-promotion';
    const shown = who === 'developers' ? 'not-found' : isRedirected ? 'auth' : name;
    await expectTitle(page, name, titleShown(shown));
    if (!isRedirected) continue;
    await expect.poll(() => new URL(page.url()).searchParams.get('returnTo')).toBe(pagePath(name));
  }
  faults.forgive(CAUSED);
});

test('every page renders for an admin, who gets the front page instead of sign-in', async ({
  page,
  front,
  faults,
}) => {
  await page.request.post('/api/auth/register', { data: ADMIN });
  await front.db.rows('update user_account set is_admin = true where username = $1', [ADMIN.username]);
  await openAbout(page);
  for (const [name] of PAGE_LIST) await expectTitle(page, name, titleShown(name === 'auth' ? 'home' : name));
  faults.forgive(CAUSED);
});
