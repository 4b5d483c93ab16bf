import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Database } from '#persistence/database';
import { notifyReaders } from '#persistence/notifications';
import { buildNotification, buildTarget } from '../support/factories/notifications.js';
import { linkSecret } from '../support/link-secret.js';
import { expectNoViolations } from './support/accessibility.js';
import { liveliestTopic } from './support/liveliest-topic.js';
import { chooseTab, untilTrue } from './support/page-actions.js';
import { test } from './support/read-site-test.js';
import { signUp } from './support/sign-up.js';

/** The event stream. */
const EVENTS = /\/api\/events(\?|$)/;

test.use({ siteOf: 'notifications' });

test.describe('notifications', () => {
  test('shows a notification in every tab without a reload, and marks all as read', async ({
    page,
    context,
    db,
  }) => {
    const reader = await signUp(context, 'hermine');
    const streams: Page[] = [];
    context.on('request', (request) => {
      if (EVENTS.test(request.url())) streams.push(request.frame().page());
    });
    // The first tab opens the stream before the second one exists.
    const streaming = context.waitForEvent('request', (request) => EVENTS.test(request.url()));
    await page.goto('/about');
    await streaming;
    const other = await context.newPage();
    await other.goto('/contact-us');
    await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await buildNotification(db, reader.id, { title: 'The dam holds', message: 'Orrin dam: new milestone.' });
    await notifyReaders(db, [reader.id]);
    const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
    await expect(bell).toBeVisible();
    await expect(other.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();

    await bell.click();
    const drawer = page.getByRole('dialog', { name: 'Notifications' });
    await expect(drawer.getByRole('article', { name: /The dam holds/ })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Mark as read' })).toBeVisible();
    await expectNoViolations(page);
    await drawer.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(drawer.getByRole('button', { name: 'Mark as read' })).not.toBeAttached();
    await expect(page.locator('button:focus', { hasText: 'Mark all as read' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('button[aria-label="Notifications"]')).toBeFocused();
    await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

    // Both tabs share one stream. The second tab takes over when the first is closed.
    expect(streams).toEqual([page]);
    const takenOver = other.waitForRequest(EVENTS);
    await page.close();
    await takenOver;
    await buildNotification(db, reader.id);
    await notifyReaders(db, [reader.id]);
    await expect(other.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  });

  test('shows each browser notification once if the reader enabled them, and counts new ones', async ({
    page,
    context,
    request,
    site,
    db,
  }) => {
    const topic = await liveliestTopic(request);
    const reader = await signUp(context, 'ludmila');
    await context.grantPermissions(['notifications'], { origin: site.address });
    await context.request.patch('/api/user/settings', { data: { wantsBrowser: true } });
    await context.request.post(`/api/topics/${topic.id}/follow`);
    await db.rows("update follow set seen_at = '2000-01-01' where user_id = $1", [reader.id]);
    await context.addInitScript(recordAlerts);
    const baseline = context.waitForEvent('response', (answer) =>
      answer.url().endsWith('/api/notifications'),
    );
    await page.goto('/about');
    await baseline;
    const second = await context.newPage();
    await second.goto('/contact-us');
    await expect(second.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await buildNotification(db, reader.id, { title: 'The dam holds' });
    await notifyReaders(db, [reader.id]);
    await expect(second.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await untilTrue(page, 'window.shownNotifications.length > 0');
    await expect.poll(() => page.evaluate('window.shownNotifications')).toEqual(['The dam holds']);
    await expect.poll(() => second.evaluate('window.shownNotifications')).toEqual([]);

    await page.goto('/?tab=tracked');
    const tracked = page.getByRole('tabpanel', { name: 'Tracked Stories' });
    const story = tracked.getByRole('article', { name: topic.name });
    await expect(story.getByText(/^\d+ new$/)).toBeVisible();
    const seen = page.waitForResponse(`**/api/topics/${topic.id}/seen`);
    await story.getByRole('link').first().click();
    await expect(page.getByText(/^\d+ new since your last visit$/)).toBeVisible();
    await seen;
    await page.goto('/?tab=tracked');
    await expect(story).toBeVisible();
    await expect(tracked.getByText(/^\d+ new$/)).toHaveCount(0);
  });
});

/** A reader who follows the liveliest topic, with two notifications about it and `older` others, all of the present day. */
async function readerWithNotifications(
  { context, db }: { context: BrowserContext; db: Database },
  name: string,
  older: number,
) {
  const topic = await liveliestTopic(context.request);
  const reader = await signUp(context, name);
  await context.request.post(`/api/topics/${topic.id}/follow`);
  const [clock] = await db.rows<{ replay_at: Date }>('select replay_at from news_clock');
  const created_at = clock?.replay_at ?? new Date();
  // Raw SQL: one statement for many rows.
  await db.rows(
    `insert into notification (id, position, user_id, type, title, message, created_at)
     select id, id, $1, 'other', 'Older ' || n, '', $3
       from (select nextval('notification_id_seq') as id, n from generate_series(1, $2::int) n) new`,
    [reader.id, older, created_at],
  );
  for (const title of ['First news', 'Second news'])
    await buildNotification(db, reader.id, { topic_id: topic.id, title, created_at });
  return { reader, topic, created_at };
}

test.describe('the notifications drawer', () => {
  test('bundles a day by story, shows older ones and unread ones, and leads to the settings', async ({
    page,
    context,
    db,
  }) => {
    await readerWithNotifications({ context, db }, 'odile', 55);
    await page.goto('/about');
    await expect(page).toHaveTitle('(9+) About | Followthrough');
    await page.getByRole('button', { name: 'Notifications, 9+ unread' }).click();
    const drawer = page.getByRole('dialog', { name: 'Notifications' });
    await expect(drawer.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(drawer.getByRole('article', { name: /Second news/ })).toBeVisible();
    await expect(drawer.getByRole('article', { name: /First news/ })).not.toBeAttached();
    await drawer.getByRole('button', { name: /^1 more, 1 unread/ }).click();
    await expect(drawer.getByRole('article', { name: /First news/ })).toBeVisible();
    await expectNoViolations(page);

    await expect(drawer.getByRole('article', { name: /^Older 8 \(/ })).toBeVisible();
    await expect(drawer.getByRole('article', { name: /^Older 7 \(/ })).not.toBeAttached();
    await drawer.getByRole('button', { name: 'Show older' }).click();
    await expect(drawer.getByRole('article', { name: /^Older 1 \(/ })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Show older' })).not.toBeAttached();

    await drawer.getByRole('button', { name: 'Unread', exact: true }).click();
    await drawer
      .getByRole('article', { name: /Second news/ })
      .getByRole('button', { name: 'Mark as read' })
      .click();
    await expect(drawer.getByRole('article', { name: /Second news/ })).not.toBeAttached();
    await drawer.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(drawer.getByText('No unread notifications')).toBeVisible();
    await expect(page).toHaveTitle('About | Followthrough');
    await expectNoViolations(page);
    await drawer.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('switch', { name: /^Weekly digest instead of daily/ })).toBeVisible();
    await expect(drawer).not.toBeVisible();
  });

  test('mutes a story for a day or for good, by keyboard, and ends it', async ({ page, context, db }) => {
    const { topic } = await readerWithNotifications({ context, db }, 'piet', 0);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
    const drawer = page.getByRole('dialog', { name: 'Notifications' });
    const item = drawer.getByRole('article', { name: /Second news/ });
    const mute = item.getByRole('button', { name: /^Mute / });
    const press = async (name: string) => {
      await expect(item.getByRole('button', { name })).toBeVisible();
      await item.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await mute.focus();
    await page.keyboard.press('Enter');
    await expect(item.getByRole('button', { name: 'Mute for a day' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(item.getByText(/^Muted until \d+ \w+, \d\d:\d\d$/)).toBeVisible();
    await expect(item.getByRole('button', { name: /^Unmute/ })).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(mute).toBeFocused();
    await page.keyboard.press('Enter');
    await press('Mute for good');
    await expect(item.getByText('Muted', { exact: true })).toBeVisible();
    await expect
      .poll(() =>
        db.rows(
          `select f.muted_since is not null and f.muted_until is null as muted
             from follow f join user_account u on u.id = f.user_id where f.topic_id = $1 and u.username = 'piet'`,
          [topic.id],
        ),
      )
      .toEqual([{ muted: true }]);

    // Readers who only get digests find it where the stories are.
    await page.goto('/following');
    const row = page.getByRole('article', { name: topic.name });
    await expect(row.getByText('Muted', { exact: true })).toBeVisible();
    await expectNoViolations(page);
    await row.getByRole('button', { name: /^Unmute/ }).press('Enter');
    await expect(row.getByText('Muted', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: `Select ${topic.name}` })).toBeFocused();
    await row.getByRole('link', { name: topic.name }).click();
    const card = page.getByRole('region', { name: 'Following Preferences' });
    await card.getByRole('button', { name: /^Mute / }).press('Enter');
    await card.getByRole('button', { name: 'Mute for a day' }).press('Enter');
    await expect(card.getByText(/^Muted until /)).toBeVisible();
    await expect(card.getByRole('button', { name: /^Unmute/ })).toBeFocused();
    await expectNoViolations(page);
  });

  test('shows each new notification and each update, even beyond a hundred unread ones', async ({
    page,
    context,
    db,
  }) => {
    const { reader, topic, created_at } = await readerWithNotifications({ context, db }, 'quirin', 110);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Notifications, 9+ unread' }).click();
    const drawer = page.getByRole('dialog', { name: 'Notifications' });
    await expect(drawer.getByRole('article', { name: /Second news/ })).toBeVisible();
    const added = await buildNotification(db, reader.id, { title: 'Third news', created_at });
    await notifyReaders(db, [reader.id]);
    await expect(drawer.getByRole('article').first()).toHaveAccessibleName(/Third news/);
    await buildNotification(db, reader.id, { title: 'Fourth news', topic_id: topic.id, created_at });
    await db.rows(
      "update notification set message = 'Now 4 origins', position = nextval('notification_id_seq') where id = $1",
      [added.id],
    );
    await notifyReaders(db, [reader.id]);
    await expect(drawer.getByRole('article').first()).toContainText('Now 4 origins');
  });
});

/** Runs in the page. Records the titles of browser notifications instead of showing them. */
const recordAlerts = `
  window.shownNotifications = [];
  window.Notification = class {
    static permission = 'granted';
    constructor(title) {
      window.shownNotifications.push(title);
    }
  };
`;

test.describe('targets', () => {
  test('are added, tested, chosen for a story, paused and deleted; what was given up is sent again', async ({
    newPage,
    request,
    db,
  }) => {
    const page = await newPage({ timezoneId: 'Pacific/Kiritimati' });
    const context = page.context();
    const topic = await liveliestTopic(request);
    const reader = await signUp(context, 'wilhelmine');
    await context.request.post(`/api/topics/${topic.id}/follow`);
    await page.goto('/profile?tab=notifications');
    const places = page.getByRole('region', { name: 'Other places' });
    await places.getByRole('button', { name: 'Add a target' }).click();
    const adding = page.getByRole('dialog', { name: 'Add a target' });
    await adding.getByRole('textbox', { name: 'Name' }).fill('News desk');
    await adding.getByRole('textbox', { name: 'Address' }).fill('http://hooks.example/desk');
    await adding.getByRole('button', { name: 'Add target' }).click();
    await expect(adding.getByText('Enter an address that starts with https://')).toBeVisible();
    await adding.getByRole('combobox', { name: 'Kind' }).selectOption('Matrix');
    await expect(adding.getByRole('textbox', { name: 'Room id' })).toBeVisible();
    await expectNoViolations(page);
    await adding.getByRole('combobox', { name: 'Kind' }).selectOption('Webhook');
    await adding.getByRole('textbox', { name: 'Address' }).fill('https://hooks.example/desk');
    await adding.getByRole('button', { name: 'Add target' }).click();
    const made = page.getByRole('dialog', { name: 'Copy the secret now' });
    await expect(made.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
    await expectNoViolations(page);
    await made.getByRole('button', { name: 'Close', exact: true }).click();

    // Its quiet hours are by the clock of this device.
    const quiet = page.getByRole('region', { name: 'Quiet hours' });
    await expect(quiet.getByLabel('From')).toHaveValue('22');
    await expect(quiet.getByText('Time zone: Pacific/Kiritimati.')).toBeVisible();

    // The name is reserved: nothing answers there.
    await places.getByRole('button', { name: 'Send a test: News desk' }).click();
    await expect(page.getByText('The test failed').first()).toBeVisible({ timeout: 60_000 });

    const { id } = await buildNotification(db, reader.id, { topic_id: topic.id, title: 'The dam holds' });
    await db.rows(
      `insert into target_delivery (target_id, notification_id, ordered_at, attempts, tried_at, fault, dead_at)
       select id, $1, now(), 8, now(), 'http_500', now() from notification_target where user_id = $2`,
      [id, reader.id],
    );
    await page.reload();
    await expect(places.getByText(/1 given up/)).toBeVisible();
    await places.getByRole('button', { name: 'Deliveries: News desk' }).click();
    const list = page.getByRole('dialog', { name: 'Deliveries to News desk' });
    await expect(list.getByText('Given up after 8 attempts: it answered 500.')).toBeVisible();
    await expectNoViolations(page);
    await list.getByRole('button', { name: 'Send The dam holds again' }).click();
    await expect(page.getByText('It will be sent again.').first()).toBeVisible();
    await list.getByRole('button', { name: 'Close', exact: true }).click();

    await places.getByRole('button', { name: 'Edit: News desk' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit News desk' });
    await editing.getByRole('switch', { name: 'All stories I follow' }).uncheck();
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(places.getByText(/chosen stories only/)).toBeVisible();

    await page.goto(`/topics/${topic.slug}`);
    await chooseTab(page, 'Advanced Settings');
    const choice = page.getByRole('switch', { name: 'News desk' });
    await choice.click();
    await expect(choice).toBeChecked();
    await expect(page.getByText('News desk gets this story.').first()).toBeVisible();
    await page.reload();
    await chooseTab(page, 'Advanced Settings');
    await expect(choice).toBeChecked();

    await page.goto('/profile?tab=notifications');
    await places.getByRole('button', { name: 'Pause: News desk' }).click();
    await expect(places.getByText('Paused.')).toBeVisible();
    await places.getByRole('button', { name: 'Delete: News desk' }).click();
    await page
      .getByRole('dialog', { name: 'Delete News desk?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(places.getByRole('list', { name: 'Targets' })).toBeHidden();
    // The button that was pressed is gone: the keyboard goes on where the list was.
    await expect(places.locator(':focus')).toHaveCount(1);
  });

  test('end for the recipient of their emails by the link in them', async ({ page, context, db }) => {
    const reader = await signUp(context, 'walburga');
    const { secret, secret_hash } = linkSecret();
    await buildTarget(db, reader.id, {
      kind: 'mail',
      place: 'team@mail.example',
      link_hash: secret_hash,
      confirmed_at: null,
      confirm_until: new Date(Date.now() + 3_600_000),
    });
    await context.clearCookies();
    await page.goto(`/confirm-emails?secret=${secret}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Notifications will be sent to team@mail.example.')).toBeVisible();
    await page.goto(`/stop-emails?secret=${secret}`);
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(page.getByText('No more notifications will be sent to team@mail.example.')).toBeVisible();
  });
});
