import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Registration, SignedIn } from '#contract/accounts';
import { LatestUpdates } from '#contract/reading';
import { MESSAGES } from '#contract/site';
import { type Topic, Topics } from '#contract/stories';
import { type Database } from '#persistence/database';
import { tellReaders } from '#persistence/notifications';
import {
  eventually,
  expectNoViolations,
  openBrowser,
  openPage,
  untilStored,
  untilTrue,
} from '../support/browser/browser.js';
import { buildNotification } from '../support/notices.js';
import { type ReadSite, startReadSite } from '../support/read-site.js';

const START_LIMIT_MS = 600_000;
const PASSWORD = 'a quiet morning';
const PHONE = { viewport: { width: 390, height: 844 } };
/** Where the event stream is. */
const EVENTS = /\/api\/events(\?|$)/;
const DESKTOP = { viewport: { width: 1440, height: 900 } };

let site: ReadSite;
let browser: Browser;
let db: Database;

beforeAll(async () => {
  site = await startReadSite();
  db = site.db;
  browser = await openBrowser();
}, START_LIMIT_MS);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const open = (path: string, context: BrowserContext) => openPage(`${site.address}${path}`, context);
/** What a button's press took away leaves the keyboard where it can go on. */
const focused = (page: Page, what: string) => page.locator(`${what}:focus`).waitFor();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function liveliest(): Promise<Topic> {
  const answer = await fetch(`${site.address}/api/topics?limit=1`);
  const [topic] = Topics.parse(await answer.json());
  if (topic === undefined) throw new Error('no topic is listed');
  return topic;
}

/** The database refuses every change of a table meanwhile: the server's calls fail, and nothing else is to be amiss. */
async function whileRefused(table: string, faults: string[], act: () => Promise<void>): Promise<void> {
  await db.rows(`create or replace function refuse() returns trigger language plpgsql
    as 'begin raise exception ''refused''; end'`);
  await db.rows(
    `create trigger refuse before insert or update or delete on ${table} for each row execute function refuse()`,
  );
  try {
    await act();
  } finally {
    await db.rows(`drop trigger refuse on ${table}`);
  }
  expect(faults.splice(0).filter((fault) => !fault.includes('500'))).toEqual([]);
}

/** A context that is signed in, by the call that the page makes as well. */
async function contextOf(username: string, options: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext(options);
  const registration: Registration = { username, email: `${username}@mail.example`, password: PASSWORD };
  const answer = await context.request.post(`${site.address}/api/auth/register`, { data: registration });
  return { context, reader: SignedIn.parse(await answer.json()) };
}

describe('following', () => {
  it('follows after sign-up, keeps preferences, and takes over what the device kept', async () => {
    const topic = await liveliest();
    const context = await browser.newContext(DESKTOP);
    const { page, faults } = await open(`/topics/${topic.slug}`, context);
    await page.getByRole('button', { name: 'Bookmark' }).first().click();
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await page.waitForURL(`**/auth?returnTo=*${topic.slug}`);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await focused(page, 'input[name="username"]');
    await field(page, 'Username').fill('milena');
    await field(page, 'Email').fill('milena@mail.example');
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();

    await page.waitForURL(`**/topics/${topic.slug}`);
    await page.getByText('Story followed!').first().waitFor();
    await page.getByRole('button', { name: 'Following', pressed: true }).waitFor();
    await page.getByRole('main').getByText('1 follower', { exact: true }).waitFor();
    await page.getByRole('complementary').getByRole('link', { name: topic.name }).waitFor();
    await expectNoViolations(page);

    const preferences = page.getByRole('region', { name: 'Following Preferences' });
    await preferences.getByLabel('Notify me').press('ArrowDown');
    await preferences.getByLabel('Notify me').press('ArrowDown');
    await page.getByText('Your following preferences have been saved.').first().waitFor();
    await focused(page, 'select');
    // The last of three calls, which go one after the other.
    const priority = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PATCH' && answer.request().postData()?.includes('high') === true,
    );
    await preferences.getByLabel('Priority').selectOption('high');
    await eventually(async () =>
      expect(await preferences.getByLabel('Notify me').inputValue()).toBe('major_only'),
    );
    await page.getByText('Your following preferences have been saved.').first().waitFor();
    await priority;
    await page.reload();
    await page.getByRole('button', { name: 'Following', pressed: true }).waitFor();
    await eventually(async () => expect(await preferences.getByLabel('Priority').inputValue()).toBe('high'));
    await eventually(async () =>
      expect(await preferences.getByLabel('Notify me').inputValue()).toBe('major_only'),
    );
    await whileRefused('follow', faults, async () => {
      await preferences.getByLabel('Priority').selectOption('low');
      await page.getByText('Failed to update preferences. Please try again.').first().waitFor();
    });
    await eventually(async () => expect(await preferences.getByLabel('Priority').inputValue()).toBe('high'));

    await page.goto(`${site.address}/saved`);
    await page.getByRole('button', { name: 'Remove' }).waitFor();
    await page.goto(`${site.address}/?tab=tracked`);
    await page.getByRole('article', { name: topic.name }).waitFor();
    await expectNoViolations(page);
    await page.goto(`${site.address}/topics/${topic.slug}`);
    await page.getByRole('button', { name: 'Following', pressed: true }).click();
    await page.getByText('Story unfollowed').first().waitFor();
    await page.getByRole('main').getByText('0 followers', { exact: true }).waitFor();
    await preferences.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it("follows by a card's 'Track Story', never by an address, and takes back what failed", async () => {
    const { context } = await contextOf('elli', DESKTOP);
    const { page, faults } = await open('/', context);
    const followed = page.getByRole('region', { name: 'Followed Stories' });
    await followed.getByText(MESSAGES.followedEmpty).waitFor();
    await followed.getByRole('link', { name: 'Find Stories to Track' }).waitFor();
    const track = page.getByRole('link', { name: 'Track Story' }).first();
    const address = await track.getAttribute('href');
    await page.goto(`${site.address}${address}`);
    await page.getByRole('button', { name: 'Track Story', pressed: false }).waitFor();
    await page.waitForLoadState('networkidle');
    await eventually(async () =>
      expect(await page.getByRole('button', { name: 'Track Story', pressed: false }).count()).toBe(1),
    );

    await page.goto(`${site.address}/`);
    await track.click();
    await page.getByText('Story followed!').first().waitFor();
    await page.waitForURL(`**${address}`);
    const tracking = page.getByRole('button', { name: 'Tracking', pressed: true });
    await tracking.waitFor();
    const count = page.getByRole('main').getByText(/^\d+ followers?$/);
    const before = await count.textContent();
    await whileRefused('follow', faults, async () => {
      await tracking.click();
      await page.getByText('Failed to unfollow story').first().waitFor();
    });
    await tracking.waitFor();
    await eventually(async () => expect(await count.textContent()).toBe(before));

    await page.goto(`${site.address}/`);
    await followed.getByRole('listitem').first().waitFor();
    await expectNoViolations(page);
    const [update] = LatestUpdates.parse(
      await (await context.request.get(`${site.address}/api/user/latest-updates`)).json(),
    );
    const row = followed.getByRole('listitem').first();
    for (const words of [update?.topic?.name, update?.source?.name])
      await row.getByText(words ?? 'no update', { exact: true }).waitFor();
    await eventually(async () =>
      expect(await row.getByRole('time').getAttribute('datetime')).toBe(update?.publishedAt),
    );
    await row.getByRole('link', { name: update?.title ?? 'no update' }).click();
    await page.waitForURL(`**/articles/${update?.slug}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('collects topics, and shows a public collection to everybody', async () => {
    const topic = await liveliest();
    const { context } = await contextOf('grete', DESKTOP);
    await context.request.post(`${site.address}/api/topics/${topic.id}/follow`);
    const { page, faults } = await open(`/topics/${topic.slug}`, context);
    await page.getByRole('tab', { name: 'My Collections' }).click();
    await page.getByRole('button', { name: 'New collection' }).click();
    await page.getByRole('button', { name: 'Create collection' }).click();
    await page.getByText('Collection name is required').waitFor();
    await focused(page, 'input[name="name"]');
    await field(page, 'Name').fill('Rivers');
    await expectNoViolations(page);
    await whileRefused('collection', faults, async () => {
      await page.getByRole('button', { name: 'Create collection' }).click();
      await page.getByText('Failed to create collection. Please try again.').first().waitFor();
    });
    await page.getByRole('button', { name: 'Create collection' }).click();
    await page.getByText('Collection created').first().waitFor();
    await focused(page, 'button:has-text("New collection")');
    await whileRefused('collection_topic', faults, async () => {
      await page.getByRole('button', { name: 'Add this topic to Rivers' }).click();
      await page.getByText('Failed to add topic to collection. Please try again.').first().waitFor();
    });
    await page.getByRole('button', { name: 'Add this topic to Rivers' }).click();
    await page.getByText('Topic added').first().waitFor();
    await focused(page, 'button[aria-label="Added to Rivers"]');

    await page.getByRole('link', { name: 'Edit Rivers' }).click();
    await page.waitForURL('**/collections/*');
    await page.getByText('Private: only you see it').waitFor();
    const visitor = await browser.newContext(PHONE);
    const seen = await open(new URL(page.url()).pathname, visitor);
    await seen.page.getByRole('heading', { name: 'Collection Not Found' }).waitFor();
    seen.faults.length = 0;

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.keyboard.press('Escape');
    await focused(page, 'button:has-text("Edit")');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Private/ }).uncheck();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Public', { exact: true }).waitFor();
    await expectNoViolations(page);

    await seen.page.reload();
    await seen.page.getByRole('heading', { name: 'Rivers' }).waitFor();
    await seen.page.getByRole('link', { name: topic.name }).waitFor();
    await seen.page.getByText('collected by grete').waitFor();
    await eventually(async () =>
      expect(await seen.page.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0),
    );
    await seen.page.getByRole('link', { name: 'RSS feed' }).waitFor();
    await expectNoViolations(seen.page);

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL('**/collections');
    await page.getByText(/^No collections yet/).waitFor();
    expect([...faults, ...seen.faults]).toEqual([]);
    await visitor.close();
    await context.close();
  });

  it('saves an article, remembers that it was opened, and forgets both', async () => {
    const topic = await liveliest();
    const { context } = await contextOf('valli', PHONE);
    const { page, faults } = await open(`/topics/${topic.slug}`, context);
    const bookmark = page.getByRole('button', { name: 'Bookmark', pressed: false }).first();
    await untilStored(page, /^\/api\/saved\//, () => bookmark.click());
    await page.getByRole('button', { name: 'Bookmark', pressed: true }).waitFor();
    await page.evaluate('scrollTo(0, 300)');
    await page.goto(`${site.address}/saved`);
    const saved = page.getByRole('main').getByRole('article');
    await saved.waitFor();
    await eventually(async () => expect(await page.evaluate('scrollY')).toBe(0));
    await expectNoViolations(page);
    await untilStored(page, /^\/api\/history\//, () => saved.getByRole('heading').getByRole('link').click());
    await page.waitForURL('**/articles/*');
    await page.getByRole('button', { name: 'Bookmark', pressed: true }).waitFor();
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

    await page.goto(`${site.address}/saved`);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No saved articles yet').waitFor();
    await page.getByRole('link', { name: 'Browse Articles' }).waitFor();
    await page.goto(`${site.address}/history`);
    await page.getByRole('article', { name: title }).waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
    await page.getByText('No reading history yet').waitFor();
    await focused(page, 'div:has-text("No reading history yet")');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows a notice without a reload in every tab, and marks all as read', async () => {
    const { context, reader } = await contextOf('hermine', DESKTOP);
    const streams: Page[] = [];
    context.on('request', (request) => {
      if (EVENTS.test(request.url())) streams.push(request.frame().page());
    });
    // The first tab has the stream before there is another one.
    const streaming = context.waitForEvent('request', (request) => EVENTS.test(request.url()));
    const { page, faults } = await open('/about', context);
    await streaming;
    const other = await open('/contact-us', context);
    await other.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await buildNotification(db, reader.id, { title: 'The dam holds', message: 'Orrin dam: new milestone.' });
    await tellReaders(db, [reader.id]);
    const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
    await bell.waitFor();
    await other.page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();

    await bell.click();
    const drawer = page.getByRole('dialog', { name: 'Notifications' });
    await drawer.getByRole('article', { name: /The dam holds/ }).waitFor();
    await drawer.getByRole('button', { name: 'Mark as read' }).waitFor();
    await expectNoViolations(page);
    await drawer.getByRole('button', { name: 'Mark all as read' }).click();
    await drawer.getByRole('button', { name: 'Mark as read' }).waitFor({ state: 'detached' });
    await focused(page, 'button:has-text("Mark all as read")');
    await page.keyboard.press('Escape');
    await page.locator('button[aria-label="Notifications"]:focus').waitFor();
    await other.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

    // One stream for both tabs; the other tab takes over when the first is gone.
    expect(streams).toEqual([page]);
    const takenOver = other.page.waitForRequest(EVENTS);
    await page.close();
    await takenOver;
    await buildNotification(db, reader.id);
    await tellReaders(db, [reader.id]);
    await other.page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
    expect([...faults, ...other.faults]).toEqual([]);
    await context.close();
  });

  it('shows each notice once in the browser where that is switched on, and counts what is new', async () => {
    const topic = await liveliest();
    const { context, reader } = await contextOf('ludmila', DESKTOP);
    await context.grantPermissions(['notifications'], { origin: site.address });
    await context.request.patch(`${site.address}/api/user/settings`, { data: { wantsBrowser: true } });
    await context.request.post(`${site.address}/api/topics/${topic.id}/follow`);
    await db.rows("update follow set seen_at = '2000-01-01' where user_id = $1", [reader.id]);
    await context.addInitScript(recordNotices);
    const baseline = context.waitForEvent('response', (answer) =>
      answer.url().endsWith('/api/notifications'),
    );
    const first = await open('/about', context);
    await baseline;
    const second = await open('/contact-us', context);
    await second.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await buildNotification(db, reader.id, { title: 'The dam holds' });
    await tellReaders(db, [reader.id]);
    await second.page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
    await untilTrue(first.page, 'window.shownNotices.length > 0');
    await eventually(async () =>
      expect(await first.page.evaluate('window.shownNotices')).toEqual(['The dam holds']),
    );
    await eventually(async () => expect(await second.page.evaluate('window.shownNotices')).toEqual([]));

    const { page, faults } = first;
    await page.goto(`${site.address}/?tab=tracked`);
    await page
      .getByRole('article', { name: topic.name })
      .getByText(/^\d+ new$/)
      .waitFor();
    const seen = page.waitForResponse(`**/api/topics/${topic.id}/seen`);
    await page.getByRole('article', { name: topic.name }).getByRole('link').first().click();
    await page.getByText(/^\d+ new since your last visit$/).waitFor();
    await seen;
    await page.goto(`${site.address}/?tab=tracked`);
    await page.getByRole('article', { name: topic.name }).waitFor();
    await eventually(async () => expect(await page.getByText(/^\d+ new$/).count()).toBe(0));
    expect([...faults, ...second.faults]).toEqual([]);
    await context.close();
  });
});

/** Runs in the page: keeps the titles of the browser's notices instead of showing them. */
const recordNotices = `
  window.shownNotices = [];
  window.Notification = class {
    static permission = 'granted';
    constructor(title) {
      window.shownNotices.push(title);
    }
  };
`;
