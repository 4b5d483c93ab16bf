import { expect, it } from '@jest/globals';
import type { TargetKind } from '#vocabulary';
import type { PushAnswer } from '../push/after-push.js';
import { type AfterTargetDelivery, afterTargetDelivery } from './after-delivery.js';

const NOW = new Date('2031-03-04T12:00:00Z');
const NONE = { count: 0, since: null };
const answered = (status: number, retryAfterMs: number | null = null): PushAnswer => ({
  kind: 'answered',
  status,
  retryAfterMs,
});
const after = (answer: PushAnswer, kind: TargetKind = 'webhook', count = 0, attempts = count) =>
  afterTargetDelivery(answer, { kind, failures: { count, since: null }, attempts }, NOW);
const minutes = (result: AfterTargetDelivery) =>
  result.kind === 'later' ? (result.at.getTime() - NOW.getTime()) / 60_000 : result.kind;

it.each<[string, PushAnswer, TargetKind, unknown]>([
  ['accepted', answered(204), 'webhook', 'sent'],
  ['a redirect is not followed', answered(302), 'webhook', 1],
  ['malformed', answered(400), 'discord', 'refused'],
  ['too large', answered(413), 'ntfy', 'refused'],
  ['a mail server refuses the recipient', answered(550), 'mail', 'refused'],
  ['unauthorised', answered(401), 'matrix', 1],
  ['unknown', answered(404), 'webhook', 1],
  ['an unknown webhook of Slack', answered(404), 'slack', 'stopped'],
  ['gone', answered(410), 'webhook', 'stopped'],
  ['a private address', { kind: 'forbidden' }, 'webhook', 'stopped'],
  ['unreachable', { kind: 'unreachable' }, 'webhook', 1],
  ['throttled, with a time', answered(429, 1_800_000), 'slack', 30],
  ['a shorter time than ours', answered(503, 5_000), 'webhook', 1],
  ['a time without end', answered(429, 365 * 86_400_000), 'webhook', 360],
])('%s', (_, answer, kind, expected) => {
  expect(minutes(after(answer, kind))).toBe(expected);
});

it('waits longer after each failure, eight attempts in more than a day', () => {
  const waits = Array.from({ length: 8 }, (_, count) => minutes(after(answered(500), 'webhook', count)));
  expect(waits).toEqual([1, 5, 30, 120, 300, 600, 600, 600]);
});

it('stops a target after five days of failures', () => {
  const since = (days: number) => ({ count: 9, since: new Date(NOW.getTime() - days * 86_400_000) });
  const of = (days: number, answer = answered(500)) =>
    afterTargetDelivery(answer, { kind: 'webhook', failures: since(days), attempts: 1 }, NOW);
  expect(minutes(of(5))).toBe(600);
  expect(of(5.1)).toEqual({ kind: 'stopped', reason: 'failing' });
  expect(of(6, answered(200))).toEqual({ kind: 'sent' });
  expect(
    afterTargetDelivery(answered(500), { kind: 'webhook', failures: NONE, attempts: 0 }, NOW),
  ).toMatchObject({
    failures: { count: 1, since: NOW },
  });
});

it('gives a delivery up after eight attempts of its own', () => {
  expect(after(answered(500), 'webhook', 20, 6)).toMatchObject({ againAt: expect.any(Date), counts: true });
  expect(after(answered(500), 'webhook', 0, 7)).toMatchObject({ againAt: null });
  expect(after(answered(429), 'webhook', 20, 7)).toMatchObject({ againAt: expect.any(Date), counts: false });
});

it('lets a delivery that fails alone wait longer than its target', () => {
  const result = after(answered(500), 'webhook', 0, 3);
  expect(minutes(result)).toBe(1);
  expect(result).toMatchObject({ againAt: new Date(NOW.getTime() + 120 * 60_000) });
});
