import { describe, expect, it } from '@jest/globals';
import { takeToast, toastAfterReload } from './toast-after-reload';

describe('a toast after a reload', () => {
  it('is shown on one page only', () => {
    expect(takeToast()).toBeNull();
    toastAfterReload({ title: 'Password changed', text: 'Log in with your new password.' });
    expect(takeToast()).toEqual({ title: 'Password changed', text: 'Log in with your new password.' });
    expect(sessionStorage).toHaveLength(0);
  });
});
