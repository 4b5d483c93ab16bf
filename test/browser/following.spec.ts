import { expect, type Page } from '@playwright/test';
import { ArticleList, LatestUpdates } from '#contract/reading';
import { MESSAGES } from '#contract/site';
import { Topics } from '#contract/stories';
import { buildFollow } from '../support/factories/reading.js';
import { buildTopic } from '../support/factories/stories.js';
import { expectNoViolations } from './support/accessibility.js';
import { liveliestTopic } from './support/liveliest-topic.js';
import { test } from './support/read-site-test.js';
import { whileRefused } from './support/refused-changes.js';
import { PASSWORD, signUp } from './support/sign-up.js';

test.use({ siteOf: 'following' });

/** The options that their select would cut. */
const CUT_OPTIONS = `[...document.querySelectorAll('main select')].flatMap((select) =>
  [...select.options].filter(({ text }) => {
    const natural = select.cloneNode(false);
    natural.append(new Option(text));
    natural.style.cssText = 'position: absolute; width: auto; min-width: 0';
    select.after(natural);
    const isCut = natural.offsetWidth > select.offsetWidth;
    natural.remove();
    return isCut;
  }).map(({ text }) => text))`;

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
    await page.getByRole('dialog').getByRole('button', { name: 'Skip all' }).click();
    await expect(page.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
    await expect(page.getByRole('main').getByText('1 follower', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('complementary').getByRole('link', { name: topic.label ?? topic.name }),
    ).toBeVisible();
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
    await expect(page.getByRole('tabpanel').getByRole('article', { name: topic.name })).toBeVisible();
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

  for (const [device, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1440, height: 900 }],
  ] as const)
    test(`lists what a reader follows, changes and unfollows many, and undoes it, on ${device}`, async ({
      newPage,
      request,
    }) => {
      const page = await newPage({ viewport });
      await signUp(page.context(), `franz${viewport.width}`);
      const headers = { 'sec-fetch-site': 'same-origin' };
      const topics = Topics.parse(await (await request.get('/api/topics?limit=40')).json()).filter(
        ({ status }) => status !== 'resolved',
      );
      const [first, second, third] = topics;
      for (const { id } of topics.slice(0, 3))
        await page.request.post(`/api/topics/${id}/follow`, { headers });
      await page.goto('/following');
      const story = (name = 'no topic') => page.getByRole('article', { name });
      for (const topic of [first, second, third]) await expect(story(topic?.name)).toBeVisible();
      await expectNoViolations(page);

      expect(await page.evaluate(CUT_OPTIONS)).toEqual([]);
      await page.getByLabel('Sort by').selectOption('name');
      await expect(page).toHaveURL('/following?sort=name');
      await page.getByRole('searchbox', { name: 'Search the stories you follow' }).fill(first?.name ?? '');
      await expect(story(second?.name)).toHaveCount(0);
      await expect(story(first?.name)).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search the stories you follow' }).fill('');
      await expect(story(second?.name)).toBeVisible();

      for (const topic of [first, second]) await page.getByLabel(`Select ${topic?.name}`).check();
      await page.getByRole('button', { name: 'Change preferences' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change 2 stories' });
      await expectNoViolations(page);
      await dialog.getByLabel('Priority').selectOption('high');
      await dialog.getByLabel('Notify me').selectOption('weekly');
      await dialog.getByRole('button', { name: 'Apply to 2 stories' }).click();
      await expect(page.getByText('Your preferences have been saved for 2 stories.').first()).toBeVisible();
      await expect(page.getByText('Weekly · High priority', { exact: true })).toHaveCount(2);

      for (const topic of [first, second]) await page.getByLabel(`Select ${topic?.name}`).check();
      await page.getByRole('main').getByRole('button', { name: 'Unfollow', exact: true }).press('Enter');
      await expect(story(first?.name)).toHaveCount(0);
      // The pressed button is gone; the keyboard goes on in the list.
      await expect(page.locator(':focus').getByRole('button', { name: 'Undo' })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText('Undo');
      await page.keyboard.press('Enter');
      await expect(story(first?.name)).toBeVisible();
      await expect(page.getByText('Weekly · High priority', { exact: true })).toHaveCount(2);

      await page.getByRole('button', { name: 'Change all' }).click();
      const all = page.getByRole('dialog', { name: 'Change all 3 stories' });
      await all.getByLabel('Notify me').selectOption('daily');
      await all.getByRole('button', { name: 'Apply to 3 stories' }).click();
      await expect(page.getByText('Daily · High priority', { exact: true })).toHaveCount(2);
      await page.getByRole('button', { name: `Unfollow ${third?.name}` }).press('Enter');
      await expect(story(third?.name)).toHaveCount(0);
      await expect(page.locator('li').locator(':focus')).toHaveAccessibleName(/^Select /);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    });

  test('folds resolved stories', async ({ page, db }) => {
    await signUp(page.context(), 'oskar');
    const [reader] = await db.rows<{ id: number }>("select id from user_account where username = 'oskar'");
    const topic = await buildTopic(db, {
      name: 'The ferry strike is settled',
      status: 'resolved',
      resolved_at: new Date('2031-03-10T00:00:00Z'),
      resolution_summary: 'Settled.',
    });
    await buildFollow(db, reader?.id ?? 0, topic.id);
    await page.goto('/following');
    await expect(page.getByText('All of these stories are resolved.')).toBeVisible();
    const fold = page.getByRole('button', { name: '1 resolved story' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.press('Enter');
    await expect(page.getByRole('article', { name: topic.name })).toBeVisible();
    await expectNoViolations(page);
  });

  test('lists followed sources and filters the news feed by them', async ({ page, request }) => {
    await signUp(page.context(), 'julie');
    const feed = ArticleList.parse(await (await request.get('/api/articles?limit=12')).json());
    const source = feed.articles[0]?.source;
    const headers = { 'sec-fetch-site': 'same-origin' };
    await page.request.post(`/api/sources/${source?.id}/follow`, { headers });
    await page.goto('/following');
    const sources = page.getByRole('region', { name: 'Followed sources' });
    await expect(sources.getByRole('link', { name: source?.name ?? 'no source' })).toBeVisible();
    await sources.getByRole('link', { name: 'Their newest articles' }).click();
    await expect(page).toHaveURL('/?followed=sources');
    await expect(page.getByText(/Showing \d+ articles from sources you follow/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Followed sources', pressed: true })).toBeVisible();
    await expectNoViolations(page);
    await page.goBack();
    await sources.getByRole('button', { name: `Unfollow ${source?.name}` }).click();
    await expect(sources.getByText('You follow no sources yet.')).toBeVisible();
    await sources.getByRole('button', { name: 'Undo' }).click();
    await expect(sources.getByRole('link', { name: source?.name ?? 'no source' })).toBeVisible();
  });

  test('shows a visitor what the device keeps', async ({ page, request }) => {
    const topic = await liveliestTopic(request);
    await page.goto('/following');
    await expect(page.getByText('No tracked stories on this device')).toBeVisible();
    await page.goto(`/topics/${topic.slug}`);
    for (const at of [0, 1]) await page.getByRole('button', { name: 'Bookmark' }).nth(at).click();
    await page.goto(`/story/${topic.id}`);
    await page.getByRole('button', { name: 'Track Story' }).click();
    await page.goto('/following');
    await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
    await expect(page.getByRole('article', { name: topic.name })).toBeVisible();
    await expectNoViolations(page);
    await page.goto('/saved');
    await expect(page.getByText('Sign in to see your saved articles')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
    const saved = page.getByRole('main').getByRole('article');
    await expect(saved).toHaveCount(2);
    await expectNoViolations(page);
    await page
      .getByRole('button', { name: /^Remove the bookmark of / })
      .first()
      .press('Enter');
    await expect(saved).toHaveCount(1);
    await expect(saved.getByRole('link').first()).toBeFocused();
    await page.goto('/following');
    await page.getByRole('button', { name: `Stop tracking ${topic.name}` }).click();
    await expect(page.getByText('No tracked stories on this device')).toBeVisible();
  });

  test("switches a source's notifications on and off, on both of its pages", async ({ page, request }) => {
    await signUp(page.context(), 'rosa');
    const feed = ArticleList.parse(await (await request.get('/api/articles?limit=12')).json());
    const source = feed.articles[0]?.source;
    const name = source?.name ?? 'no source';
    let save = () => {};
    const saving = new Promise<void>((begin) => {
      save = begin;
    });
    await page.route(/\/api\/sources\/\d+\/follow$/, async (route) => {
      await saving;
      await route.continue();
    });
    await page.goto(`/sources/${source?.slug}`);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    const notify = page.getByRole('switch', { name: `Notify me of what ${name} reports first` });
    await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
    // Not before the follow is saved.
    await expect(notify).toHaveCount(0);
    save();
    await expect(notify).not.toBeChecked();
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/notices'));
    await notify.check();
    await saved;
    await expectNoViolations(page);
    await page.goto('/following');
    await expect(notify).toBeChecked();
    await page.getByRole('button', { name: `Unfollow ${name}` }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notify).toBeChecked();
    await notify.uncheck();
    await expect(notify).not.toBeChecked();
    await page.reload();
    await expect(notify).not.toBeChecked();
  });

  test('lists followed searches with the number of new results', async ({ page, db }) => {
    await signUp(page.context(), 'hanna');
    const headers = { 'sec-fetch-site': 'same-origin' };
    const data = { q: 'harbour', sources: '', kind: null };
    await page.request.post('/api/user/searches', { headers, data });
    await db.rows("update followed_search set seen_at = '2000-01-01'");
    await page.goto('/following');
    const searches = page.getByRole('region', { name: 'Followed searches' });
    await expect(searches.getByRole('link', { name: 'harbour' })).toBeVisible();
    await expect(searches.getByText(/^\d+ new/)).toBeVisible();
    await expectNoViolations(page);
    await searches.getByRole('button', { name: 'Unfollow' }).click();
    await expect(searches.getByRole('link', { name: 'harbour' })).toHaveCount(0);
    await searches.getByRole('button', { name: 'Undo' }).click();
    await expect(searches.getByRole('link', { name: 'harbour' })).toBeVisible();
    await expect(searches.getByText(/^\d+ new/)).toBeVisible();
  });

  test('says that the session has ended if the device still remembers the reader', async ({
    page,
    db,
    faults,
  }) => {
    await signUp(page.context(), 'gustav');
    await db.rows(
      "delete from session where user_id = (select id from user_account where username = 'gustav')",
    );
    await page.goto('/following');
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await expect(page.getByText('No tracked stories on this device')).toHaveCount(0);
    await expectNoViolations(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/auth');
    await page.getByLabel('Username or email', { exact: true }).fill('gustav');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/following');
    await expect(page.getByText('Your session has ended')).toHaveCount(0);
    faults.forgiveAlways(/\b401\b/);
  });

  test('shows only the dialog if a change fails because the session has ended', async ({
    page,
    request,
    db,
    faults,
  }) => {
    const topic = await liveliestTopic(request);
    await signUp(page.context(), 'martha');
    await page.goto(`/topics/${topic.slug}`);
    const follow = page.getByRole('button', { name: 'Follow', exact: true });
    await expect(follow).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await db.rows(
      "delete from session where user_id = (select id from user_account where username = 'martha')",
    );
    await follow.click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await expect(page.getByText('Failed to follow story')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Continue without signing in' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Failed to follow story')).toHaveCount(0);
    faults.forgiveAlways(/\b401\b/);
  });
});
