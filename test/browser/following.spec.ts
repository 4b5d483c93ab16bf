import { expect, type Page } from '@playwright/test';
import { LatestUpdates } from '#contract/reading';
import { MESSAGES } from '#contract/site';
import { expectNoViolations } from './support/accessibility.js';
import { liveliestTopic } from './support/liveliest-topic.js';
import { test } from './support/read-site-test.js';
import { whileRefused } from './support/refused-changes.js';
import { PASSWORD, signUp } from './support/sign-up.js';

test.use({ siteOf: 'following' });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.describe('following', () => {
  test('follows after sign-up, saves preferences and imports what the device stored', async ({
    page,
    request,
    db,
    faults,
  }) => {
    const topic = await liveliestTopic(request);
    await page.goto(`/topics/${topic.slug}`);
    await page.getByRole('button', { name: 'Bookmark' }).first().click();
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/auth\\?returnTo=.*${topic.slug}$`));
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(field(page, 'Username')).toBeFocused();
    await field(page, 'Username').fill('milena');
    await field(page, 'Email').fill('milena@mail.example');
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page).toHaveURL(`/topics/${topic.slug}`);
    await expect(page.getByText('Story followed!').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
    await expect(page.getByRole('main').getByText('1 follower', { exact: true })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('link', { name: topic.label ?? topic.name })).toBeVisible();
    await expectNoViolations(page);

    const preferences = page.getByRole('region', { name: 'Following Preferences' });
    await preferences.getByLabel('Notify me').press('ArrowDown');
    await preferences.getByLabel('Notify me').press('ArrowDown');
    await expect(page.getByText('Your following preferences have been saved.').first()).toBeVisible();
    await expect(page.locator('select:focus')).toBeVisible();
    // The last of three sequential calls.
    const priority = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PATCH' && answer.request().postData()?.includes('high') === true,
    );
    await preferences.getByLabel('Priority').selectOption('high');
    await expect(preferences.getByLabel('Notify me')).toHaveValue('major_only');
    await expect(page.getByText('Your following preferences have been saved.').first()).toBeVisible();
    await priority;
    await page.reload();
    await expect(page.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
    await expect(preferences.getByLabel('Priority')).toHaveValue('high');
    await expect(preferences.getByLabel('Notify me')).toHaveValue('major_only');
    await whileRefused({ db, faults }, 'follow', async () => {
      await preferences.getByLabel('Priority').selectOption('low');
      await expect(page.getByText('Failed to update preferences. Please try again.').first()).toBeVisible();
    });
    await expect(preferences.getByLabel('Priority')).toHaveValue('high');

    await page.goto('/saved');
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
    await page.goto('/?tab=tracked');
    await expect(page.getByRole('article', { name: topic.name })).toBeVisible();
    await expectNoViolations(page);
    await page.goto(`/topics/${topic.slug}`);
    await page.getByRole('button', { name: 'Following', pressed: true }).click();
    await expect(page.getByText('Story unfollowed').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('0 followers', { exact: true })).toBeVisible();
    await expect(preferences).not.toBeAttached();
  });

  test("follows by a card's 'Track Story', never by a URL alone, and undoes a failed follow", async ({
    page,
    db,
    faults,
  }) => {
    await signUp(page.context(), 'elli');
    await page.goto('/');
    const followed = page.getByRole('region', { name: 'Followed Stories' });
    await expect(followed.getByText(MESSAGES.followedEmpty)).toBeVisible();
    await expect(followed.getByRole('link', { name: 'Find Stories to Track' })).toBeVisible();
    const track = page.getByRole('link', { name: 'Track Story' }).first();
    const address = (await track.getAttribute('href')) ?? 'no address';
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Track Story', pressed: false })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Track Story', pressed: false })).toHaveCount(1);

    await page.goto('/');
    await track.click();
    await expect(page.getByText('Story followed!').first()).toBeVisible();
    await expect(page).toHaveURL(address);
    const tracking = page.getByRole('button', { name: 'Tracking', pressed: true });
    await expect(tracking).toBeVisible();
    const count = page.getByRole('main').getByText(/^\d+ followers?$/);
    const before = (await count.textContent()) ?? 'no count';
    await whileRefused({ db, faults }, 'follow', async () => {
      await tracking.click();
      await expect(page.getByText('Failed to unfollow story').first()).toBeVisible();
    });
    await expect(tracking).toBeVisible();
    await expect(count).toHaveText(before);

    await page.goto('/');
    await expect(followed.getByRole('listitem').first()).toBeVisible();
    await expectNoViolations(page);
    const [update] = LatestUpdates.parse(await (await page.request.get('/api/user/latest-updates')).json());
    const row = followed.getByRole('listitem').first();
    for (const words of [update?.topic?.name, update?.source?.name])
      await expect(row.getByText(words ?? 'no update', { exact: true })).toBeVisible();
    await expect(row.getByRole('time')).toHaveAttribute('datetime', update?.publishedAt ?? 'no update');
    await row.getByRole('link', { name: update?.title ?? 'no update' }).click();
    await expect(page).toHaveURL(`/articles/${update?.slug}`);
  });
});
