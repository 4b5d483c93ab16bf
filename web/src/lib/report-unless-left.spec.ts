import { expect, it, jest } from '@jest/globals';
import { reportUnlessLeft } from './report-unless-left';

it('reports errors at once, but none while the page is left', () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const [early, left, late] = ['early', 'left', 'late'].map((when) => new TypeError(when));
  reportUnlessLeft(early);
  window.dispatchEvent(new Event('pagehide'));
  reportUnlessLeft(left);
  window.dispatchEvent(new Event('pageshow'));
  reportUnlessLeft(late);
  expect(reported.mock.calls).toEqual([[early], [late]]);
});

it('reports no call that fails without a connection, but other errors', () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const other = new Error('The server sent another shape.');
  reportUnlessLeft(new TypeError('Failed to fetch'));
  reportUnlessLeft(new Error('Unable to preload CSS for /assets/toast-box.css'));
  reportUnlessLeft(other);
  onLine.mockRestore();
  const online = new TypeError('Failed to fetch');
  reportUnlessLeft(online);
  expect(reported.mock.calls).toEqual([[other], [online]]);
});
