import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage, signIn } from '../../../testing/page';
import { buildUserTopic } from '../../../testing/samples';
import { useUserTopic } from '../api/use-user-topic';
import { usePreferences } from './use-preferences';

const PATCH = 'PATCH /api/topics/7/preferences';

describe('usePreferences', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  async function opened() {
    signIn(server, [buildUserTopic(7), buildUserTopic(8)]);
    const page = renderOnPage(() => ({ change: usePreferences(7), follow: useUserTopic(7, true) }));
    await waitFor(() => expect(page.result.current.follow).toBeDefined());
    return page;
  }

  it('shows a choice at once and saves it', async () => {
    const { result } = await opened();
    const answer = Promise.withResolvers<Response>();
    server.on(PATCH, () => answer.promise);
    act(() => result.current.change({ priority: 'high' }));
    await waitFor(() => expect(result.current.follow?.priority).toBe('high'));
    const saved = buildUserTopic(7, { priority: 'high' });
    server.on('GET /api/user/topics', [saved, buildUserTopic(8)]);
    answer.resolve(Response.json(saved));
    await screen.findByText('Preferences updated');
    expect(result.current.follow?.priority).toBe('high');
  });

  it('reverts a choice that cannot be saved', async () => {
    const { result } = await opened();
    server.on(PATCH, () => failure(500, 'internal', 'Broken.'));
    act(() => result.current.change({ priority: 'low' }));
    await screen.findByText('Failed to update preferences. Please try again.');
    await waitFor(() => expect(result.current.follow?.priority).toBe('normal'));
  });

  it('sends choices one after another, so that the last one is kept', async () => {
    const { result } = await opened();
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const sent: unknown[] = [];
    server.on(PATCH, ({ body }) => {
      sent.push(body);
      return answers[sent.length - 1]?.promise ?? failure(500, 'internal', 'Too many calls.');
    });
    act(() => result.current.change({ priority: 'low' }));
    act(() => result.current.change({ priority: 'high' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    answers[0]?.resolve(Response.json(buildUserTopic(7, { priority: 'low' })));
    await waitFor(() => expect(sent).toEqual([{ priority: 'low' }, { priority: 'high' }]));
    const last = buildUserTopic(7, { priority: 'high' });
    server.on('GET /api/user/topics', [last]);
    answers[1]?.resolve(Response.json(last));
    await waitFor(() => expect(result.current.follow?.priority).toBe('high'));
  });
});
