import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ToastProvider, useDropFailure, useToast } from './toast';
import '../../testing/patience';

const FAILURE = { title: 'Error', text: 'It failed.', failed: true };

describe('a toast about a failure', () => {
  afterEach(cleanup);

  const render = () =>
    renderHook(() => ({ show: useToast(), drop: useDropFailure() }), {
      wrapper: ({ children }: { children: ReactNode }) => <ToastProvider>{children}</ToastProvider>,
    }).result;
  const shown = (text: string) => screen.queryAllByText(text).length > 0;
  const appears = (text: string) => waitFor(() => expect(shown(text)).toBe(true));

  it('goes when what failed has succeeded', async () => {
    const toasts = render();
    act(() => toasts.current.show(FAILURE));
    await appears('It failed.');
    act(() => toasts.current.drop());
    expect(shown('It failed.')).toBe(false);
  });

  it('stays if it is younger than said', async () => {
    const toasts = render();
    act(() => toasts.current.show(FAILURE));
    await appears('It failed.');
    act(() => toasts.current.drop(60_000));
    expect(shown('It failed.')).toBe(true);
  });

  it('does not take other messages with it', async () => {
    const toasts = render();
    act(() => toasts.current.show('Saved.'));
    await appears('Saved.');
    act(() => toasts.current.drop());
    expect(shown('Saved.')).toBe(true);
  });
});
