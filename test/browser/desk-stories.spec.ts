import { expect } from '@playwright/test';
import { Meta } from '#contract/site';
import { hoursAfter } from '../support/factories/news-day.js';
import { buildTopic } from '../support/factories/stories.js';
import { expectNoViolations } from './support/accessibility.js';
import { signUpAs, test } from './support/desk-test.js';
import { chooseTab } from './support/page-actions.js';

test.use({ siteOf: 'desk stories', cards: 4 });

test('an editor renames, merges and undoes, by keyboard, and two editors do not overwrite each other', async ({
  page,
  front,
  faults,
}) => {
  await signUpAs('editor', page.context(), front.db, 'edith');
  await page.goto('/admin/dashboard?tab=topics');
  await page.getByLabel('Find a story').fill('Orvale');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 story')).toBeVisible();
  await expectNoViolations(page);
  await page
    .getByRole('row', { name: /Orvale/ })
    .getByRole('link')
    .press('Enter');
  // The keyboard goes on in the story, which has taken the place of the list.
  const allStories = page.getByRole('link', { name: 'All stories' });
  await expect(page.locator(':focus').filter({ has: allStories })).toBeVisible();
  await allStories.press('Enter');
  const found = page.getByRole('row', { name: /Orvale/ });
  await expect(page.locator(':focus').filter({ has: page.getByLabel('Find a story') })).toBeVisible();
  await found.getByRole('link').press('Enter');

  const form = page.getByRole('form', { name: 'Edit name' });
  const label = page.getByRole('form', { name: 'Edit label' }).getByLabel('Label');
  await label.fill('Typed, not saved');
  const name = `${await form.getByLabel('Name').inputValue()}, says council`;
  await expect(form.getByLabel('Name')).toHaveAttribute('dir', 'auto');
  await form.getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(form.getByText(/^Machine: /)).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(label).toHaveValue('Typed, not saved');
  await expectNoViolations(page);

  const other = await page.context().newPage();
  await other.goto(page.url());
  const theirs = other.getByRole('form', { name: 'Edit name' });
  await expect(theirs.getByLabel('Name')).toHaveValue(name);
  await expect(form.getByRole('button', { name: 'Release' })).toBeEnabled();
  await form.getByLabel('Name').fill('x'.repeat(301));
  await page.keyboard.press('Enter');
  const problem = form.getByText('At most 300 characters');
  await expect(problem).toBeVisible();
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Release' }).press('Enter');
  await expect(form.getByText('Written by the machine')).toBeVisible();
  await expect(problem).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Save' })).toBeFocused();
  await expect(form.getByLabel('Name')).not.toHaveValue(name);
  await expect(label).toHaveValue('Typed, not saved');
  await theirs.getByLabel('Name').fill('Their name');
  await other.keyboard.press('Enter');
  await expect(other.getByText('Changed by edith just now.').first()).toBeVisible();
  await expect(theirs.getByLabel('Name')).toHaveValue('Their name');
  await expect(theirs.getByText(/^Somebody else changed this meanwhile/)).toBeVisible();
  await expectNoViolations(other);
  await theirs.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(theirs.getByText(/^Machine: /)).toBeVisible();
  await expect(theirs.getByLabel('Name')).toHaveValue('Their name');
  await expect(theirs.getByText(/^Somebody else/)).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Release' }).press('Enter');
  await expect(theirs.getByText('Written by the machine')).toBeVisible();
  await other.close();

  await form.getByLabel('Name').fill('A name that is not saved');
  await page.getByRole('button', { name: 'Preview what you typed' }).click();
  const preview = page.getByRole('article', { name: 'Preview' });
  await expect(preview.getByText('A name that is not saved')).toBeVisible();
  const told = preview.getByRole('region', { name: 'Timeline' }).getByRole('article');
  await expect(told.getByRole('heading', { name: /^Dam above Orvale/ })).toBeVisible();
  await expect(told.getByText('2 independent origins · 2 outlets')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  const steps = page.getByRole('form', { name: 'Edit next' });
  await steps.getByLabel('Next steps').fill('The court hears the owner.');
  await steps.getByRole('button', { name: 'Save' }).click();
  await expect(steps.getByText('Please begin each line with a day, such as 2026-09-14')).toBeVisible();
  await steps.getByLabel('Next steps').fill('2031-03-20 The court hears the owner.');
  // Refused, because the other tab changed the name. What is typed stays, and the story is read again.
  await steps.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changed by edith just now.').first()).toBeVisible();
  await expect(steps.getByText(/^Somebody else/)).toHaveCount(0);
  await steps.getByRole('button', { name: 'Save' }).click();
  await expect(steps.getByText(/^Machine: /)).toBeVisible();

  const progress = page.getByRole('form', { name: 'Edit completion' });
  await progress.getByLabel('Progress in percent').fill('');
  await progress.getByRole('button', { name: 'Save' }).click();
  await expect(progress.getByText('Please enter a whole number from 0 to 100')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('button', { name: /^Undo entry/ }).first()).toBeVisible();
  await expect(label).toBeHidden();
  await page.getByRole('tab', { name: 'Fields' }).click();
  await expect(label).toHaveValue('Typed, not saved');

  await page.getByRole('button', { name: 'Merge…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('With which story?').fill('Foundry');
  await dialog.getByRole('button', { name: /Foundry/ }).press('Enter');
  await expect(dialog.getByLabel('With which story?')).toBeFocused();
  await expect(dialog.getByText('Together 3 articles')).toBeVisible();
  await dialog.getByRole('radio', { name: /Foundry/ }).check();
  await expect(dialog.getByText(/The address of “.*Orvale.*” will lead to “Foundry.*”\./)).toBeVisible();
  await dialog.getByRole('radio', { name: /Orvale/ }).check();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await expect(page.getByText(/· 3 articles/)).toBeVisible();

  await page.getByRole('tab', { name: 'Articles' }).click();
  await page.getByRole('checkbox', { name: /Foundry beat Anchors/ }).check();
  await page.getByRole('button', { name: 'Split into a new story…' }).click();
  const split = page.getByRole('dialog', { name: /^Split/ });
  await expect(
    split.getByRole('region', { name: 'Leaves for a new story' }).getByText(/^1 article,/),
  ).toBeVisible();
  await expect(split.getByRole('region', { name: 'Stays' }).getByText(/^2 articles,/)).toBeVisible();
  await expectNoViolations(page);
  await split.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Merged', { exact: true })).toBeVisible();
  await expect(page.getByRole('insertion').getByText(/says council/)).toBeVisible();
  await expectNoViolations(page);
  await page
    .getByRole('button', { name: /^Undo entry/ })
    .first()
    .press('Enter');
  await expect(page.getByText(/· 2 articles ·/)).toBeVisible();

  for (const tab of ['Milestones', 'Articles']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('button', { name: /^(Edit|Hide) / }).first()).toBeVisible();
    await expectNoViolations(page);
  }
  await page.getByRole('checkbox', { name: /^Dam above Orvale/ }).check();
  await expect(page.getByText('1 article chosen')).toBeVisible();
  await page.getByRole('button', { name: /^Hide Dam above Orvale/ }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('A court forbade it.');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText('0 articles chosen')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Article hidden', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^Undo entry/ })
    .first()
    .press('Enter');
  await expect(page.getByText(/· 2 articles ·/)).toBeVisible();
  faults.forgive(/409/);
});

test('a story that does not exist is named as such, with a way back', async ({ page, front, faults }) => {
  await signUpAs('editor', page.context(), front.db, 'eglantine');
  await page.goto('/admin/dashboard?tab=topics&topic=999999');
  await expect(page.getByText('This story does not exist.')).toBeVisible();
  await page.getByRole('link', { name: 'All stories' }).click();
  await expect(page.getByLabel('Find a story')).toBeVisible();
  faults.forgive(/404/);
});

test('the history of a story is read page by page', async ({ page, front: { db } }) => {
  await signUpAs('editor', page.context(), db, 'elfrida');
  const topic = await buildTopic(db, { name: 'The ferry' });
  await db.rows(
    `insert into story_change (kind, actor, at, topic_ids, cells)
     select 'tag', 'editor', now(), array[$1::int], '[]' from generate_series(1, 52)`,
    [topic.id],
  );
  await page.goto(`/admin/dashboard?tab=topics&topic=${topic.id}`);
  await page.getByRole('tab', { name: 'History' }).click();
  const entries = page.getByText('Tags changed');
  await expect(entries).toHaveCount(50);
  await page.getByRole('button', { name: 'Older' }).press('Enter');
  await expect(entries).toHaveCount(2);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Newest' }).press('Enter');
  await expect(entries).toHaveCount(50);
});

test('a reader sees a story as it was known', async ({ page, front }) => {
  const [topic] = await front.db.rows<{ slug: string }>(
    "select slug from topic where name ilike '%dam%' order by id desc limit 1",
  );
  await front.db.rows('update news_clock set replay_at = $1', [hoursAfter(8)]);
  const moment = hoursAfter(7).toISOString();
  // The server looks at the clock now and then.
  await expect
    .poll(async () => Meta.parse(await (await page.request.get('/api/meta')).json()).now > moment)
    .toBe(true);
  const html = await page.request.get(`/topics/${topic?.slug}?at=${moment}`);
  expect(await html.text()).toContain('<meta name="robots" content="noindex"');
  await page.goto(`/topics/${topic?.slug}?at=${moment}`);
  await expect(page.getByRole('heading', { level: 1, name: /dam/i })).toBeVisible();
  await expect(page.getByText(/^As known on /)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'See it now' }).click();
  await expect(page.getByText('The court hears the owner.')).toBeVisible();
  await expect(page.getByText('Set by an editor')).toBeVisible();
  await chooseTab(page, 'Story History');
  await expect(page.getByRole('form', { name: 'Time machine' })).toBeVisible();
});
