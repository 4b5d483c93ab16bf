import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { Notification } from '#contract/notifications';
import { LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage } from '../../../testing/page';
import { buildNotification } from '../../../testing/samples';
import { useBrowserNotifications } from './use-browser-notifications';

/** The browser's own notifications: outside of the page, so a stand-in keeps what was shown. */
class ShownNotification {
  static permission: NotificationPermission = 'granted';
  static readonly titles: string[] = [];
  onclick: (() => void) | null = null;
  constructor(title: string) {
    ShownNotification.titles.push(title);
  }
  close(): void {}
}

const notification = (id: number, isRead = false, topic: Notification['topic'] = null) =>
  buildNotification(id, { isRead, topic });
const settings = (wantsBrowser: boolean) => ({
  defaultFrequency: 'daily',
  wantsEmail: false,
  wantsBrowser,
  wantsMilestones: true,
  wantsResolutions: true,
  wantsUpdates: true,
  wantsRecommended: false,
  wantsWeeklyDigest: false,
  timeZone: null,
  quietFrom: 22,
  quietTo: 7,
  pushesPerWeek: 20,
  keepsHistory: true,
  canMail: false,
});

describe('useBrowserNotifications', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  beforeAll(() => {
    Object.assign(window, { Notification: ShownNotification });
  });
  afterEach(async () => {
    await closePage(server);
    ShownNotification.titles.length = 0;
    ShownNotification.permission = 'granted';
  });

  async function opened() {
    server.on('GET /api/user/settings', settings(true));
    const page = renderOnPage(useBrowserNotifications);
    await waitFor(() => expect(page.result.current.areWanted).toBe(true));
    return page;
  }

  it('shows only notifications that arrive after they are enabled, newest last', async () => {
    const { result } = await opened();
    server.on('GET /api/notifications', [notification(2), notification(1)]);
    act(() => result.current.showNews());
    await waitFor(() => expect(localStorage.getItem('last_notification_position')).toBe('2'));
    expect(ShownNotification.titles).toEqual([]);

    server.on('GET /api/notifications', [notification(4), notification(3), notification(2)]);
    act(() => result.current.showNews());
    await waitFor(() => expect(ShownNotification.titles).toEqual(['News 3', 'News 4']));
  });

  it('shows at most three, and none that are read', async () => {
    const { result } = await opened();
    localStorage.setItem('last_notification_position', '1');
    const many = [7, 6, 5, 4, 3].map((id) => notification(id, id === 6));
    server.on('GET /api/notifications', many);
    act(() => result.current.showNews());
    await waitFor(() => expect(ShownNotification.titles).toEqual(['News 4', 'News 5', 'News 7']));
  });

  it('shows one for each story, also when one was updated', async () => {
    const { result } = await opened();
    localStorage.setItem('last_notification_position', '10');
    const story = { id: 1, name: 'Orrin dam', language: 'en', link: '/topics/orrin-dam' };
    const topic = { ...story, isFollowed: true, mute: null };
    const updated = { ...notification(2, false, topic), position: 13 };
    server.on('GET /api/notifications', [updated, notification(12), notification(11, false, topic)]);
    act(() => result.current.showNews());
    await waitFor(() => expect(ShownNotification.titles).toEqual(['News 12', 'News 2']));
  });

  it('requests nothing without permission', () => {
    ShownNotification.permission = 'default';
    const { result } = renderOnPage(useBrowserNotifications);
    act(() => result.current.showNews());
    expect(result.current.areWanted).toBe(false);
    expect(server.calls).toEqual([]);
  });
});
