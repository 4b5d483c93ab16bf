import { expect, it } from '@jest/globals';
import { type AfterPush, afterPush, type PushAnswer } from './after-push.js';

const NOW = new Date('2031-03-04T12:00:00Z');
const NONE = { count: 0, since: null };
const answered = (status: number, retryAfterMs: number | null = null): PushAnswer => ({
  kind: 'answered',
  status,
  retryAfterMs,
});
const minutes = (after: AfterPush) =>
  after.kind === 'later' ? (after.at.getTime() - NOW.getTime()) / 60_000 : after.kind;

it.each([
  ['created', answered(201), 'sent'],
  ['accepted', answered(202), 'sent'],
  ['unknown', answered(404), 'gone'],
  ['expired', answered(410), 'gone'],
  ['too large', answered(413), 'dropped'],
  ['a private address', { kind: 'forbidden' } as const, 'gone'],
  ['unreachable', { kind: 'unreachable' } as const, 1],
  ['broken', answered(500), 1],
  ['a redirect is not followed', answered(302), 1],
  ['refused for our own fault', answered(403), 1],
  ['throttled', answered(429), 1],
  ['throttled, with a time', answered(429, 600_000), 10],
  ['a shorter time than ours', answered(503, 5_000), 1],
  ['a time without end', answered(429, 365 * 86_400_000), 360],
])('%s', (_, answer, expected) => {
  expect(minutes(afterPush(answer, NONE, NOW))).toBe(expected);
});

it('waits longer after each failure, at most an hour', () => {
  const waits: unknown[] = [];
  let failures: { count: number; since: Date | null } = NONE;
  for (let time = 0; time < 9; time++) {
    const after = afterPush(answered(500), failures, NOW);
    waits.push(minutes(after));
    if (after.kind === 'later') failures = after.failures;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(failures).toEqual({ count: 9, since: NOW });
});

it('gives up after 30 days of failures', () => {
  const since = (days: number) => ({ count: 99, since: new Date(NOW.getTime() - days * 86_400_000) });
  expect(minutes(afterPush(answered(500), since(30), NOW, 30_000))).toBe(60.5);
  expect(minutes(afterPush(answered(500), since(30.1), NOW))).toBe('gone');
  expect(minutes(afterPush(answered(201), since(31), NOW))).toBe('sent');
});
