import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage } from '../../../testing/page';
import { useTopicSettings } from '../api/use-topic-settings';
import { useChangeSettings } from './use-change-settings';

const settings = (mutedWords: string[]) => ({ mutedWords, hiddenSources: [] });

describe('useChangeSettings', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  async function opened() {
    server.on('GET /api/topics/7/settings', settings(['storm']));
    const page = renderOnPage(() => ({
      change: useChangeSettings(7),
      words: useTopicSettings(7).data?.mutedWords,
    }));
    await waitFor(() => expect(page.result.current.words).toEqual(['storm']));
    return page;
  }

  it('shows what the server saved', async () => {
    server.on('PATCH /api/topics/7/settings', settings(['storm', 'rain']));
    const { result } = await opened();
    act(() => void result.current.change({ mutedWords: ['storm', 'rain'] }, 'Muted.'));
    await screen.findByText('Muted.');
    expect(result.current.words).toEqual(['storm', 'rain']);
  });

  it("shows the server's message if it refuses", async () => {
    server.on('PATCH /api/topics/7/settings', () => failure(400, 'invalid', 'Please enter a word.'));
    const { result } = await opened();
    act(() => void result.current.change({ mutedWords: [''] }, 'Muted.'));
    await screen.findByText('Please enter a word.');
    expect(result.current.words).toEqual(['storm']);
  });
});
