import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { showUnreadInTitle } from '../lib/page/tab-title';
import { TabTitle } from './tab-title';

describe('TabTitle', () => {
  afterEach(() => {
    cleanup();
    showUnreadInTitle(0);
  });

  it('has the number of unread notifications before the name, up to nine', () => {
    render(<TabTitle page="Home" />);
    expect(document.title).toBe('Home | Followthrough');
    act(() => showUnreadInTitle(3));
    expect(document.title).toBe('(3) Home | Followthrough');
    act(() => showUnreadInTitle(12));
    expect(document.title).toBe('(9+) Home | Followthrough');
    act(() => showUnreadInTitle(0));
    expect(document.title).toBe('Home | Followthrough');
  });
});
