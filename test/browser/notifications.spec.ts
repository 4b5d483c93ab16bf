import { expect, type Page } from '@playwright/test';
import { notifyReaders } from '#persistence/notifications';
import { buildNotification } from '../support/factories/notifications.js';
import { expectNoViolations } from './support/accessibility.js';
import { liveliestTopic } from './support/liveliest-topic.js';
import { untilTrue } from './support/page-actions.js';
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
    await expect(page.getByRole('article', { name: topic.name }).getByText(/^\d+ new$/)).toBeVisible();
    const seen = page.waitForResponse(`**/api/topics/${topic.id}/seen`);
    await page.getByRole('article', { name: topic.name }).getByRole('link').first().click();
    await expect(page.getByText(/^\d+ new since your last visit$/)).toBeVisible();
    await seen;
    await page.goto('/?tab=tracked');
    await expect(page.getByRole('article', { name: topic.name })).toBeVisible();
    await expect(page.getByText(/^\d+ new$/)).toHaveCount(0);
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
