import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ToastProvider, useDropFailure, useToast } from './toast';

const FAILURE = { title: 'Error', text: 'It failed.', failed: true };

describe('a toast about a failure', () => {
  afterEach(cleanup);

  const render = () =>
    renderHook(() => ({ show: useToast(), drop: useDropFailure() }), {
      wrapper: ({ children }: { children: ReactNode }) => <ToastProvider>{children}</ToastProvider>,
    }).result;
  const shown = (text: string) => screen.queryAllByText(text).length > 0;

  it('goes when what failed has succeeded', () => {
    const toasts = render();
    act(() => toasts.current.show(FAILURE));
    expect(shown('It failed.')).toBe(true);
    act(() => toasts.current.drop());
    expect(shown('It failed.')).toBe(false);
  });

  it('stays if it is younger than said', () => {
    const toasts = render();
    act(() => toasts.current.show(FAILURE));
    act(() => toasts.current.drop(60_000));
    expect(shown('It failed.')).toBe(true);
  });

  it('does not take other messages with it', () => {
    const toasts = render();
    act(() => toasts.current.show('Saved.'));
    act(() => toasts.current.drop());
    expect(shown('Saved.')).toBe(true);
  });
});
