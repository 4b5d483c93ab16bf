import { expect, type Page } from '@playwright/test';
import { buildFollow } from '../support/factories/reading.js';
import { buildDamStory } from './support/dam-story.js';
import { test } from './support/front-page-test.js';
import { type Build, makeNextBuild, thisBuild } from './support/next-build.js';
import { signUp } from './support/sign-up.js';

test.use({ siteOf: 'builds' });

/** What pages log about the old build's code, which is gone, about calls without a connection, and about events of a starting server. */
const EXPECTED =
  /404|503 \S+\/api\/events|status of 503|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INCOMPLETE|Failed to fetch|module script failed|dynamically imported/;

/** The code, styles and fonts that a page has loaded. */
const loaded = (page: Page) =>
  page.evaluate<string[]>(`performance.getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /\\.(?:js|css|woff2)$/.test(path))`);

/** All code that the page has loaded is of one build. */
async function expectOnly({ assets }: Build, page: Page): Promise<void> {
  const paths = await loaded(page);
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !assets.has(path))).toEqual([]);
}

/** The paths in the device's caches of the app's own files. */
const shells = (page: Page) =>
  page.evaluate<string[][]>(`(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('shell-'));
    return Promise.all(names.map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
  })()`);

/** `done` resolves when the worker that waits now has taken over. A page that opens before belongs to the old one. */
async function waitingWorkerActivated(page: Page): Promise<{ done: Promise<void> }> {
  const browser = await page.context().newCDPSession(page);
  const waiting = new Set<string>();
  const done = new Promise<void>((resolve) => {
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions)
        if (status === 'installed') waiting.add(versionId);
        else if (status === 'activated' && waiting.has(versionId)) resolve();
    });
  });
  await browser.send('ServiceWorker.enable');
  await expect.poll(() => waiting.size).toBe(1);
  return { done };
}

test('a page that the server rendered loads only files of its build', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#root:not([data-static])')).toBeAttached();
  await expectOnly(thisBuild(), page);
});

test('a device with an older build changes to the new one as a whole, and reads on without a connection', async ({
  page,
  front,
  faults,
}) => {
  const [old, next] = [thisBuild(), makeNextBuild()];
  try {
    const story = await buildDamStory(front.db, front.address);
    const { id } = await signUp(page.context(), 'una');
    await buildFollow(front.db, id, story.topicId);
    await page.goto('/following');
    await expect
      .poll(() => page.evaluate(`caches.match('/api/topics/${story.topicId}/is-following').then(Boolean)`))
      .toBe(true);
    await page.reload();
    expect(await page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
    await expectOnly(old, page);

    await front.restartWith(next.folder);
    // An open page goes on with its own code, which the server no longer has.
    await page.getByRole('link', { name: 'Saved' }).first().click();
    await expect(page.getByText('No saved articles yet')).toBeVisible();
    await expectOnly(old, page);
    // A page whose code the device does not have is offered again, and is then one of the new build.
    await page.getByRole('link', { name: 'Privacy' }).first().click();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expectOnly(next, page);
    await expect
      .poll(() => page.evaluate('navigator.serviceWorker.ready.then(({ waiting }) => waiting?.state)'))
      .toBe('installed');

    // The old worker has its pages until they are closed: without a connection they are the old build's, whole.
    await page.context().setOffline(true);
    await page.goto('/following');
    await expect(page.getByRole('link', { name: 'Orrin dam after the storm' }).first()).toBeVisible();
    await expectOnly(old, page);
    await page.context().setOffline(false);

    const later = await page.context().newPage();
    const { done } = await waitingWorkerActivated(later);
    await page.close();
    await done;
    await later.goto('/following');
    await expect(later.getByRole('link', { name: 'Orrin dam after the storm' }).first()).toBeVisible();
    await expectOnly(next, later);
    await expect.poll(() => shells(later)).toHaveLength(1);
    const [files = []] = await shells(later);
    expect(files.filter((path) => old.assets.has(path))).toEqual([]);
    expect(files.filter((path) => next.assets.has(path)).length).toBeGreaterThan(10);
    await later.context().setOffline(true);
    await later.reload();
    await expect(later.getByRole('status').filter({ hasText: 'Saved copy from' })).toBeVisible();
    await expect(later.getByRole('link', { name: 'Orrin dam after the storm' }).first()).toBeVisible();
    await expectOnly(next, later);
    await later.context().setOffline(false);
    await expect(later.getByRole('status').filter({ hasText: 'Saved copy from' })).toBeHidden();
    // What it logs later would be a fault.
    await later.close();
  } finally {
    next.remove();
  }
  faults.forgive(EXPECTED);
});
