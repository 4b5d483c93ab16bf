import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { ReaderSettings } from '#contract/accounts';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage } from '../../../testing/page';
import { useSettings } from './use-settings';

const SETTINGS: ReaderSettings = {
  defaultFrequency: 'daily',
  wantsEmail: true,
  wantsBrowser: false,
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
  canMail: true,
};
const PATCH = 'PATCH /api/user/settings';

describe('useSettings', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  async function opened() {
    server.on('GET /api/user/settings', SETTINGS);
    const page = renderOnPage(useSettings);
    await waitFor(() => expect(page.result.current.settings).toEqual(SETTINGS));
    return page;
  }

  it('shows a change before the server has saved it', async () => {
    const { result } = await opened();
    const answer = Promise.withResolvers<Response>();
    server.on(PATCH, () => answer.promise);
    let saving: Promise<unknown> = Promise.resolve();
    act(() => {
      saving = result.current.save({ keepsHistory: false });
    });
    await waitFor(() => expect(result.current.settings?.keepsHistory).toBe(false));
    answer.resolve(Response.json({ ...SETTINGS, keepsHistory: false }));
    await act(() => saving);
    expect(result.current.settings).toEqual({ ...SETTINGS, keepsHistory: false });
  });

  it('reverts a change that cannot be saved', async () => {
    const { result } = await opened();
    server.on(PATCH, () => failure(500, 'internal', 'Broken.'));
    await act(() => expect(result.current.save({ keepsHistory: false })).rejects.toThrow('500'));
    await waitFor(() => expect(result.current.settings?.keepsHistory).toBe(true));
  });
});
