import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium, expect, type Page } from '@playwright/test';
import { PushState } from '#contract/notifications';
import type { Database } from '#persistence/database';
import { buildFollow } from '../support/factories/reading.js';
import { buildFacts } from '../support/factories/timeline.js';
import { CERTIFICATE, PushClient, PushServer } from '../support/push-server.js';
import { buildDamStory, type DamStory } from './support/dam-story.js';
import { Desktop } from './support/desktop/desktop.js';
import { test as base } from './support/front-page-test.js';
import { launchOptions } from './support/launch-options.js';
import { untilStored } from './support/page-actions.js';
import { PASSWORD, signUp } from './support/sign-up.js';

const SETTINGS = { CONTACT_EMAIL: 'desk@news.example', PUSH_OPEN_RANGES: '127.0.0.0/8' };

interface DesktopBrowser {
  desktop: Desktop;
  /** A page of a browser on the desktop. */
  window: Page;
}

/** From Chromium 150 on, a page that is loaded again would forget that it is offline, unless its document stays in its frame. */
function installed() {
  const { args = [], ...options } = launchOptions(process.env.CHROMIUM_PATH);
  return { ...options, args: [...args, '--disable-features=RenderDocument'] };
}

const test = base.extend<{ onDesktop: DesktopBrowser }, { story: DamStory }>({
  settings: [({ siteOf: _ }, use) => use(SETTINGS), { scope: 'worker' }],
  story: [async ({ front }, use) => use(await buildDamStory(front.db, front.address)), { scope: 'worker' }],
  // Only the browser's own profile receives presses on notifications.
  onDesktop: async ({ baseURL, faults }, use) => {
    const desktop = new Desktop();
    await desktop.start();
    const context = await chromium.launchPersistentContext('', {
      ...installed(),
      ...(baseURL !== undefined && { baseURL }),
      env: { ...process.env, ...desktop.environment },
    });
    faults.watch(context);
    await use({ desktop, window: await context.newPage() });
    await context.close();
    await desktop.stop();
  },
});
// The headless shell shows no notifications and installs no apps.
test.use({ siteOf: 'offline', launchOptions: installed() });

/** What a page logs about calls without a connection. */
const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Importing a module script failed/;

// The story's picture does not exist.
test.beforeEach(({ faults }) => faults.expectMissing(/no-such-picture/));

/** The paths of what the device keeps. */
const kept = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    if (!(await caches.has('copies'))) return [];
    const keys = await (await caches.open('copies')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  })()`);

/** A reader who follows the dam story and saved an article, on a device that keeps both. */
async function keepingReader(page: Page, db: Database, story: DamStory, name: string): Promise<void> {
  const { id } = await signUp(page.context(), name);
  await buildFollow(db, id, story.topicId);
  await db.rows(
    'insert into saved_article (user_id, article_id, saved_at) select $1, id, published_at from article where slug = $2',
    [id, story.lonely],
  );
  await page.goto('/following');
  // Three calls at a time are on their way, so the last copy may come before others.
  const lists = ['auth/user', 'user/topics', 'user/following', 'saved', 'saved/ids'];
  const parts = ['milestones', 'articles', 'questions', 'is-following'].map(
    (part) => `${story.topicId}/${part}`,
  );
  const topics = ['orrin-dam-holds', ...parts].map((path) => `topics/${path}`);
  const paths = [...lists, ...topics, `articles/${story.lonely}`].map((path) => `/api/${path}`);
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(paths));
}

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved copy from' });

test('followed stories and saved articles are read without a connection, and renewed with it', async ({
  page,
  front,
  story,
  faults,
}) => {
  await keepingReader(page, front.db, story, 'liv');
  // The browser may drop what it cached by itself. What the worker stored must do.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Orrin dam after the storm' }).first()).toBeVisible();
  await expect(note(page)).toHaveText(/^You are offline\. Saved copy from \d\d:\d\d\.$/);
  await page.goto('/topics/orrin-dam-holds');
  await expect(page.getByRole('heading', { level: 1, name: 'Orrin dam after the storm' })).toBeVisible();
  await expect(page.getByRole('main').getByText('The dam holds after the storm').first()).toBeVisible();
  await expect(note(page)).toBeVisible();
  await page.goto('/saved');
  await page.getByRole('link', { name: 'Quorx vandelle brimstag zwillig' }).click();
  await expect(page.getByText('Only a summary came.')).toBeVisible();
  await expect(note(page)).toBeVisible();
  // What was never kept is said to be missing.
  await page.goto('/topics/no-such-story');
  await expect(page.getByRole('main').getByText('You are offline')).toBeVisible();

  await page.goto('/topics/orrin-dam-holds');
  await expect(note(page)).toBeVisible();
  await front.change(`update topic set name = 'The dam is repaired' where id = ${story.topicId}`);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'The dam is repaired' })).toBeVisible();
  await expect(note(page)).toBeHidden();
  await front.change(`update topic set name = 'Orrin dam after the storm' where id = ${story.topicId}`);
  faults.forgive(NO_CONNECTION);
});

test('what is saved meanwhile is kept too, and signing out leaves nothing', async ({
  page,
  front,
  story,
  faults,
}) => {
  await keepingReader(page, front.db, story, 'maren');
  expect((await kept(page)).filter((path) => path.includes(story.silent))).toEqual([]);
  await page.goto(`/articles/${story.silent}`);
  await page.getByRole('button', { name: 'Bookmark' }).first().click();
  await expect.poll(() => kept(page)).toContain(`/api/articles/${story.silent}`);
  // Calls that change something are never among the copies.
  const methods = await page.evaluate<string[]>(
    `caches.open('copies').then((it) => it.keys()).then((keys) => keys.map(({ method }) => method))`,
  );
  expect(new Set(methods)).toEqual(new Set(['GET']));

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Logout successful').first()).toBeVisible();
  expect(await kept(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/following');
  await expect(page.getByRole('main').getByText('Orrin dam')).toBeHidden();
  await page.context().setOffline(false);
  faults.forgive(NO_CONNECTION);
});

test("a visitor's bookmarks are read without a connection, until they are removed", async ({
  page,
  story,
  faults,
}) => {
  for (const slug of [story.lonely, story.silent]) {
    await page.goto(`/articles/${slug}`);
    await page.getByRole('button', { name: 'Bookmark' }).first().click();
  }
  const article = (slug: string) => `/api/articles/${slug}`;
  await expect.poll(() => kept(page)).toContain(article(story.lonely));
  await expect.poll(() => kept(page)).toContain(article(story.silent));
  await page.context().setOffline(true);
  await page.goto('/saved');
  await expect(note(page)).toHaveText(/^You are offline\. Saved copy from \d\d:\d\d\.$/);
  await page.getByRole('link', { name: 'Quorx vandelle brimstag zwillig' }).click();
  await expect(page.getByText('Only a summary came.')).toBeVisible();
  await expect(note(page)).toBeVisible();

  await page.goto('/saved');
  await page.getByRole('button', { name: /^Remove the bookmark of Quorx/ }).click();
  await expect.poll(() => kept(page)).not.toContain(article(story.lonely));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Wemmel fyrdings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quorx vandelle brimstag zwillig' })).toBeHidden();
  await page.goto(`/articles/${story.lonely}`);
  await expect(page.getByRole('main').getByText('You are offline')).toBeVisible();
  await expect(note(page)).toBeHidden();

  await page.context().setOffline(false);
  await page.goto(`/articles/${story.silent}`);
  await page.getByRole('button', { name: 'Bookmark' }).first().click();
  await expect.poll(() => kept(page)).toEqual(['/copies/owner']);

  // After a sign-in they are the reader's.
  await page.getByRole('button', { name: 'Bookmark' }).first().click();
  await expect.poll(() => kept(page)).toContain(article(story.silent));
  const { id } = await signUp(page.context(), 'vera');
  await page.goto('/saved');
  const owner = () => page.evaluate<string>(`caches.match('/copies/owner').then((it) => it?.text())`);
  await expect.poll(owner).toBe(String(id));
  await expect.poll(() => kept(page)).toContain(article(story.silent));
  await expect.poll(() => kept(page)).toContain('/api/saved/ids');
  faults.forgive(NO_CONNECTION);
});

test('stories that a visitor tracks are read without a connection, until the tracking stops', async ({
  page,
  story,
  faults,
}) => {
  const id = story.topicId;
  await page.goto(`/story/${id}`);
  await page.getByRole('button', { name: 'Track Story' }).click();
  for (const path of ['/api/topics/orrin-dam-holds', `/api/stories/${id}/tracker`, '/api/device/topics'])
    await expect.poll(() => kept(page)).toContain(path);
  for (const part of ['milestones', 'articles', 'related'])
    await expect.poll(() => kept(page)).toContain(`/api/topics/${id}/${part}`);
  // What is a reader's is not asked for.
  expect((await kept(page)).filter((path) => /is-following|questions|user/.test(path))).toEqual([]);

  const heading = page.getByRole('heading', { level: 1, name: 'Orrin dam after the storm' });
  await page.context().setOffline(true);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(note(page)).toHaveText(/^You are offline\. Saved copy from \d\d:\d\d\.$/);
  await page.goto('/following');
  await page.getByRole('link', { name: 'Orrin dam after the storm' }).click();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').getByText('The dam holds after the storm').first()).toBeVisible();
  await expect(note(page)).toBeVisible();

  await page.goto('/following');
  await page.getByRole('button', { name: 'Stop tracking Orrin dam after the storm' }).click();
  await expect.poll(() => kept(page)).toEqual(['/copies/owner']);
  await page.goto('/topics/orrin-dam-holds');
  await expect(page.getByRole('main').getByText('You are offline')).toBeVisible();
  await page.context().setOffline(false);
  faults.forgive(NO_CONNECTION);
});

test('with Data Saver, copies of what is no longer followed are deleted', async ({ page, front, story }) => {
  await keepingReader(page, front.db, story, 'wanda');
  const cdp = await page.context().newCDPSession(page);
  const saveData = (dataSaverEnabled: boolean) =>
    cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled });
  await saveData(true);
  const followed = `/api/topics/${story.topicId}/is-following`;
  await front.change(`update topic set follower_count = 1 where id = ${story.topicId}`);
  await page.goto('/topics/orrin-dam-holds');
  await page.getByRole('button', { name: 'Following' }).click();
  await expect.poll(() => kept(page)).not.toContain(followed);
  expect(await kept(page)).toContain(`/api/articles/${story.lonely}`);

  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await saveData(false);
  await page.goto('/following');
  await expect.poll(() => kept(page)).toContain(followed);
});

test('the app can be installed', async ({ page, request }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(link ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Followthrough', display: 'standalone', theme_color: '#FBFAF7' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toContain(type);
    if (type !== 'image/png') continue;
    const [width] = sizes.split('x').map(Number);
    expect((await icon.body()).readUInt32BE(16)).toBe(width);
  }
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  const cdp = await page.context().newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

/** A way to deliver messages to a page's service worker, as its push service does. */
async function pushTo(page: Page, db: Database, story: DamStory, name: string, origin: string) {
  await page.context().grantPermissions(['notifications']);
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  await keepingReader(page, db, story, name);
  const registrationId = await registered;
  return (data: string) => cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

interface Shown {
  title: string;
  body: string;
  link: string;
}
const shown = (page: Page) =>
  page.evaluate<Shown[]>(`navigator.serviceWorker.ready
    .then((it) => it.getNotifications())
    .then((all) => all.map(({ title, body, data }) => ({ title, body, link: data.link })))`);

test('a pushed message is shown with its link', async ({ page, front, story }) => {
  await page.addInitScript(`localStorage.setItem('language', 'fr')`);
  const deliver = await pushTo(page, front.db, story, 'nora', front.address);
  // The first page was loaded without the worker, which stores its words all the same.
  const shell = `caches.keys().then((names) => caches.open(names.find((name) => name.startsWith('shell-'))))
    .then((it) => it.keys()).then((keys) => keys.map(({ url }) => url).filter((url) => url.includes('catalogue-')))`;
  await expect
    .poll(() => page.evaluate<string[]>(shell))
    .toEqual([expect.stringContaining('/assets/catalogue-fr-')]);
  const link = '/topics/orrin-dam-holds#milestone-7';
  await deliver(JSON.stringify({ title: 'Orrin dam', body: 'The dam holds (2 origins)', link, unread: 2 }));
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Orrin dam', body: 'The dam holds (2 origins)', link }]);
  // A link to another site is none of ours.
  await deliver(JSON.stringify({ title: 'Trap', body: 'Look', link: '//evil.example/', unread: 0 }));
  await expect
    .poll(async () => (await shown(page)).find(({ title }) => title === 'Trap')?.link)
    .toBe('/following');
  await deliver('no JSON');
  await expect.poll(async () => (await shown(page)).some(({ body }) => body === 'There is news.')).toBe(true);
});

/** Runs one round of the worker. */
async function tellDevices(databaseUrl: string): Promise<void> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', 'test/browser/support/tell-devices.ts'],
    {
      env: {
        ...process.env,
        ...SETTINGS,
        NODE_OPTIONS: '',
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        DATABASE_URL: databaseUrl,
        NODE_EXTRA_CA_CERTS: CERTIFICATE,
      },
    },
  );
  expect(stdout).toBe('');
}

test('what the worker sends to the push service is what the device shows', async ({ page, front, story }) => {
  const service = new PushServer();
  const client = new PushClient(`${await service.start()}/device`);
  await page.addInitScript(
    `PushManager.prototype.subscribe = async () => ({ toJSON: () => (${JSON.stringify(client.toJSON())}) });`,
  );
  const deliver = await pushTo(page, front.db, story, 'quirin', front.address);
  await page.goto('/profile?tab=notifications');
  const section = page.getByRole('region', { name: 'Notifications on your devices' });
  await section.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(section.getByText('Notifications are on for this device.')).toBeVisible();
  await front.db.rows('update user_account set quiet_to = quiet_from');
  await page.evaluate(`localStorage.setItem('language', 'de')`);
  await page.reload();
  const told = `caches.match('/language', { cacheName: 'language' }).then((it) => it?.json()).then((it) => it?.language)`;
  await expect.poll(() => page.evaluate(told)).toBe('de');
  await buildFacts(front.db, story.topicId, [{ kind: 'milestone_added', milestone: story.milestoneId }]);
  await tellDevices(front.databaseUrl);
  await service.stop();
  expect(service.messages.map(({ path }) => path)).toEqual(['/device']);

  await deliver(client.read(service.messages[0]?.body ?? Buffer.alloc(0)));
  await expect
    .poll(() => shown(page))
    .toEqual([
      {
        title: 'Orrin dam after the storm',
        body: 'The dam holds after the storm (3 Ursprünge)',
        link: `/topics/orrin-dam-holds#milestone-${story.milestoneId}`,
      },
    ]);
});

test('a press on a notification opens its page, in an open window if it can', async ({
  onDesktop: { desktop, window },
  front,
  story,
}) => {
  const deliver = await pushTo(window, front.db, story, 'petra', front.address);
  const message = (title: string, link: string) =>
    deliver(JSON.stringify({ title, body: 'The dam holds (2 origins)', link, unread: 1 }));
  const link = `/topics/orrin-dam-holds#milestone-${story.milestoneId}`;
  const opened = async (title: string) => {
    const [page] = await Promise.all([window.context().waitForEvent('page'), desktop.press(title)]);
    return page;
  };

  // The window was open before the worker was there, so the worker cannot lead it elsewhere.
  await message('First', link);
  const second = await opened('First');
  await expect(second).toHaveURL(front.address + link);
  await expect(second.getByRole('heading', { level: 1, name: 'Orrin dam after the storm' })).toBeVisible();
  await expect(window).toHaveURL(`${front.address}/following`);
  await expect.poll(() => shown(window)).toEqual([]);

  await message('Second', '/saved');
  await desktop.press('Second');
  await expect(second).toHaveURL(`${front.address}/saved`);
  await expect(second.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();

  // The same page, at another development.
  await second.goto('/topics/orrin-dam-holds');
  await message('Third', link);
  await desktop.press('Third');
  await expect(second).toHaveURL(front.address + link);

  await second.close();
  await message('Fourth', '/following');
  await window.goto('about:blank');
  const third = await opened('Fourth');
  await expect(third).toHaveURL(`${front.address}/following`);
  await expect(third.getByRole('heading', { level: 1, name: 'Following' })).toBeVisible();
});

test('devices are subscribed by a press, listed and removed', async ({ page, newPage }) => {
  const client = new PushClient('https://push.example/device/1');
  // Chromium without Google's services has no push service. The rest is real.
  await page.addInitScript(
    `PushManager.prototype.subscribe = async () => ({ toJSON: () => (${JSON.stringify(client.toJSON())}) });`,
  );
  await signUp(page.context(), 'oda');
  await page.goto('/profile?tab=notifications');
  const section = page.getByRole('region', { name: 'Notifications on your devices' });
  await expect(section.getByText('Notifications are off for this device.')).toBeVisible();
  await page.context().grantPermissions(['notifications']);
  await section.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(section.getByText('Notifications are on for this device.')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);

  const quiet = page.getByRole('region', { name: 'Quiet hours' });
  const stored = (act: () => Promise<unknown>) => untilStored(page, /\/api\/user\/settings$/, act);
  await stored(() => quiet.getByLabel('From').selectOption('23:00'));
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await stored(() => section.getByLabel('At most in seven days').selectOption('7 notifications'));
  await page.reload();
  await expect(quiet.getByLabel('From')).toHaveValue('23');
  await expect(section.getByLabel('At most in seven days')).toHaveValue('7');
  await section.getByRole('button', { name: /^Remove/ }).click();
  await expect(section.getByText('Notifications are off for this device.')).toBeVisible();

  const phone = await newPage({ viewport: { width: 390, height: 844 } });
  await phone.addInitScript("Object.defineProperty(Notification, 'permission', { get: () => 'denied' });");
  await signUp(phone.context(), 'pia');
  await phone.goto('/profile?tab=notifications');
  await expect(
    phone
      .getByRole('region', { name: 'Notifications on your devices' })
      .getByText('This browser blocks notifications from this site.'),
  ).toBeVisible();

  const iphone = await newPage({ viewport: { width: 390, height: 844 }, userAgent: 'Mozilla/5.0 (iPhone)' });
  // Safari has these only in installed apps.
  await iphone.addInitScript('delete window.PushManager;');
  await signUp(iphone.context(), 'ruth');
  await iphone.goto('/profile?tab=notifications');
  await expect(
    iphone.getByText(/^On an iPhone or iPad, first add this site to the home screen/),
  ).toBeVisible();
});

/** Replaces the key of the server, as an operator does. */
async function replaceKey(databaseUrl: string): Promise<void> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['dist/apps/worker/src/main.js', 'push', 'rotate-key'],
    { env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: databaseUrl } },
  );
  expect(stdout).toMatch(/^The key was replaced, and \d+ devices? forgotten until the next visit\.\n$/);
}

test('a device subscribes again after the key of the server was replaced', async ({
  page,
  front,
  faults,
}) => {
  const client = new PushClient('https://push.example/device/2');
  // The first attempt to subscribe again fails.
  await page.addInitScript(`PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const keys = JSON.parse(localStorage.getItem('keys') ?? '[]');
    localStorage.setItem('keys', JSON.stringify([...keys, applicationServerKey]));
    if (keys.length === 1) throw new DOMException('No push service', 'AbortError');
    return { toJSON: () => (${JSON.stringify(client.toJSON())}) };
  };`);
  await signUp(page.context(), 'silke');
  await page.context().grantPermissions(['notifications']);
  await page.goto('/profile?tab=notifications');
  const section = page.getByRole('region', { name: 'Notifications on your devices' });
  await section.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(section.getByText('Notifications are on for this device.')).toBeVisible();
  const state = async () => PushState.parse(await (await page.request.get('/api/push')).json());
  const { publicKey: first } = await state();

  await replaceKey(front.databaseUrl);
  const { publicKey: second, devices } = await state();
  expect(second).not.toBe(first);
  expect(devices).toEqual([]);

  const keys = () => page.evaluate<string[]>(`JSON.parse(localStorage.getItem('keys'))`);
  await page.goto('/following');
  await expect.poll(keys).toEqual([first, second]);
  expect((await state()).devices).toEqual([]);
  await page.goto('/following');
  await expect.poll(keys).toEqual([first, second, second]);
  await expect.poll(async () => (await state()).devices).toMatchObject([{ isThis: true }]);
  faults.forgive(/No push service/);
});

test('a device that was removed on another one stays removed, and says so', async ({
  page,
  newPage,
  front,
}) => {
  const client = new PushClient('https://push.example/device/3');
  await page.addInitScript(`PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const keys = JSON.parse(localStorage.getItem('keys') ?? '[]');
    localStorage.setItem('keys', JSON.stringify([...keys, applicationServerKey]));
    return { toJSON: () => (${JSON.stringify(client.toJSON())}) };
  };`);
  const username = 'thea';
  await signUp(page.context(), username);
  await page.context().grantPermissions(['notifications']);
  const sectionOf = (on: Page) => on.getByRole('region', { name: 'Notifications on your devices' });
  await page.goto('/profile?tab=notifications');
  await sectionOf(page).getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(sectionOf(page).getByText('Notifications are on for this device.')).toBeVisible();

  const other = await newPage();
  await other.context().request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  await other.goto('/profile?tab=notifications');
  await sectionOf(other)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(sectionOf(other).getByRole('listitem')).toHaveCount(0);
  await expect(sectionOf(other).getByText('You removed this device')).toBeHidden();
  await replaceKey(front.databaseUrl);

  await page.goto('/following');
  await expect.poll(() => page.evaluate(`localStorage.getItem('told_here')`)).toBeNull();
  expect(await page.evaluate<string[]>(`JSON.parse(localStorage.getItem('keys'))`)).toHaveLength(1);
  await page.goto('/profile?tab=notifications');
  await expect(
    sectionOf(page).getByText(/^You removed this device on .+\. Notifications stay off/),
  ).toBeVisible();
  await expect(sectionOf(page).getByRole('listitem')).toHaveCount(0);
  await sectionOf(page).getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(sectionOf(page).getByText('Notifications are on for this device.')).toBeVisible();
  await expect(sectionOf(page).getByText('You removed this device')).toBeHidden();
  await expect(sectionOf(page).getByRole('listitem')).toHaveCount(1);
});
