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
