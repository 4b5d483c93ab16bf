import { describe, expect, it } from '@jest/globals';
import { afterHubDelivery, afterVerification, hubLease } from './hub-delivery.js';

const UNREACHABLE = { kind: 'unreachable' } as const;
const answered = (status: number) => ({ kind: 'answered', status }) as const;

describe('afterHubDelivery', () => {
  it.each([200, 202, 204])('is done after %d', (status) => {
    expect(afterHubDelivery(answered(status), 9)).toEqual({ kind: 'delivered' });
  });

  it('ends after 410', () => {
    expect(afterHubDelivery(answered(410), 0)).toEqual({ kind: 'ended' });
  });

  it.each([UNREACHABLE, answered(500), answered(301), answered(404)])(
    'waits longer and longer, then gives up, after %o',
    (answer) => {
      const waits = Array.from({ length: 12 }, (_, failures) => afterHubDelivery(answer, failures));
      expect(waits.map((each) => (each.kind === 'retry' ? each.afterMs / 60_000 : each.kind))).toEqual([
        1,
        2,
        4,
        8,
        16,
        32,
        64,
        128,
        256,
        360,
        360,
        'ended',
      ]);
    },
  );
});

describe('afterVerification', () => {
  it.each([
    [{ ...answered(200), echoed: 'abc' }, 0, 'confirmed'],
    [{ ...answered(200), echoed: 'abcd' }, 0, 'refused'],
    [{ ...answered(404), echoed: null }, 0, 'refused'],
    [{ ...answered(503), echoed: null }, 0, 'retry'],
    [{ ...UNREACHABLE, echoed: null }, 1, 'retry'],
    [{ ...UNREACHABLE, echoed: null }, 2, 'refused'],
  ] as const)('%o, after %d failures: %s', (answer, failures, expected) => {
    expect(afterVerification(answer, 'abc', failures)).toBe(expected);
  });
});

describe('hubLease', () => {
  it.each([
    [undefined, 864_000],
    ['', 864_000],
    ['-1', 864_000],
    ['never', 864_000],
    ['60', 3_600],
    ['86400', 86_400],
    ['1e12', 2_592_000],
  ])('%s', (asked, seconds) => {
    expect(hubLease(asked)).toBe(seconds);
  });
});
