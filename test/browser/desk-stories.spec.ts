import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { buildWaitingArticle } from '../support/factories/articles.js';
import { hoursAfter } from '../support/factories/news-day.js';
import { keeperAt } from '../support/keeper.js';
import { expectNoViolations } from './support/accessibility.js';
import { test as base } from './support/front-page-test.js';
import { signUp } from './support/sign-up.js';

const DAM = 'The dam above Orvale broke in the storm and flooded the lower street of the town.';
const MATCH = 'Foundry beat Anchors by one goal in the league match at Ropewalk Park.';

/** A story-keeper that works while the tests run. */
const test = base.extend<object, { keeping: undefined }>({
  keeping: [
    async ({ front: { db } }, use) => {
      await db.rows('update news_clock set speed = 1e-12, replay_at = $1', [hoursAfter(6)]);
      await buildWaitingArticle(db, 0, ['Orvale dam breaks after storm', DAM], {
        first_seen_at: hoursAfter(0),
      });
      await buildWaitingArticle(db, 2, ['Foundry beat Anchors by one goal', MATCH], {
        first_seen_at: hoursAfter(2),
      });
      const keeper = keeperAt(db, 6);
      let isOver = false;
      const work = (async () => {
        while (!isOver) if ((await keeper.round()) === 0) await wait(50);
      })();
      await use(undefined);
      isOver = true;
      await work;
      await keeper.release();
    },
    { scope: 'worker', auto: true },
  ],
});

test.use({ siteOf: 'desk stories', cards: 4 });

test('an editor renames, merges and undoes, by keyboard, and two editors do not overwrite each other', async ({
  page,
  front,
  faults,
}) => {
  const user = await signUp(page.context(), 'edith');
  await front.db.rows('update user_account set is_editor = true where id = $1', [user.id]);
  await page.goto('/admin/dashboard?tab=topics');
  await page.getByLabel('Find a story').fill('Orvale');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 story')).toBeVisible();
  await expectNoViolations(page);
  await page
    .getByRole('row', { name: /Orvale/ })
    .getByRole('link')
    .press('Enter');

  const form = page.getByRole('form', { name: 'Edit name' });
  await form.getByLabel('Name').fill('The dam of Orvale');
  await page.keyboard.press('Enter');
  await expect(form.getByText(/^Machine: /)).toBeVisible();
  await expectNoViolations(page);

  const other = await page.context().newPage();
  await other.goto(page.url());
  const theirs = other.getByRole('form', { name: 'Edit name' });
  await expect(theirs.getByLabel('Name')).toHaveValue('The dam of Orvale');
  await form.getByRole('button', { name: 'Release' }).press('Enter');
  await expect(form.getByText('Written by the machine')).toBeVisible();
  faults.forgive(/409/);
  await theirs.getByLabel('Name').fill('Their name');
  await other.keyboard.press('Enter');
  await expect(other.getByText('Changed by edith just now.').first()).toBeVisible();
  await expect(theirs.getByLabel('Name')).toHaveValue('Their name');
  await other.close();

  await page.getByRole('button', { name: 'Merge…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('With which story?').fill('Foundry');
  await dialog.getByRole('button', { name: /Foundry/ }).press('Enter');
  await expect(dialog.getByText('Together 2 articles')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await expect(page.getByText(/· 2 articles/)).toBeVisible();

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Merged', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await page
    .getByRole('button', { name: /^Undo entry/ })
    .first()
    .press('Enter');
  await expect(page.getByText(/· 1 article ·/)).toBeVisible();

  for (const tab of ['Milestones', 'Articles']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('button', { name: /^(Edit|Hide) / }).first()).toBeVisible();
    await expectNoViolations(page);
  }
});

test('a reader sees a story as it was known', async ({ page, front }) => {
  const [topic] = await front.db.rows<{ slug: string }>(
    "select slug from topic where name ilike '%dam%' order by id desc limit 1",
  );
  const moment = hoursAfter(5).toISOString();
  const html = await page.request.get(`/topics/${topic?.slug}?at=${moment}`);
  expect(await html.text()).toContain('<meta name="robots" content="noindex"');
  await page.goto(`/topics/${topic?.slug}?at=${moment}`);
  await expect(page.getByRole('heading', { level: 1, name: /dam/i })).toBeVisible();
  await expect(page.getByText(/^As known on /)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'See it now' }).click();
  await page.getByRole('tab', { name: 'Story History' }).click();
  await expect(page.getByRole('form', { name: 'Time machine' })).toBeVisible();
});
