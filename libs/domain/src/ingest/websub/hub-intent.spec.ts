import { describe, expect, it } from '@jest/globals';
import { judgeIntent } from './hub-intent.js';

const HOUR = 3_600_000;
const now = new Date('2026-08-13T12:00:00Z');
const topic = 'https://herald.example/feed';
const question = { mode: 'subscribe', topic, challenge: 'c1', leaseSeconds: '864000', reason: '' };
const until = (ms: number) => ({
  kind: 'confirmed',
  challenge: 'c1',
  leaseUntil: new Date(now.getTime() + ms),
});
const refused = { kind: 'refused' };

describe('judgeIntent', () => {
  it.each<[string, Partial<typeof question>, object]>([
    ['the requested topic', {}, until(240 * HOUR)],
    ['a lease of one second', { leaseSeconds: '1' }, until(HOUR)],
    ['a lease of 100 years', { leaseSeconds: '3153600000' }, until(720 * HOUR)],
    ['no lease', { leaseSeconds: '' }, until(24 * HOUR)],
    ['a lease that is not a number', { leaseSeconds: '-1e3' }, until(24 * HOUR)],
    ['another topic', { topic: `${topic}/` }, refused],
    ['no topic', { topic: '' }, refused],
    ['no challenge', { challenge: '' }, refused],
    ['a challenge that is too long', { challenge: 'x'.repeat(1001) }, refused],
    ['an unsubscription that was not requested', { mode: 'unsubscribe' }, refused],
    ['another mode', { mode: 'publish' }, refused],
    ['a denial', { mode: 'denied', reason: 'no room' }, { kind: 'denied', detail: 'no room' }],
    ['a denial without a reason', { mode: 'denied' }, { kind: 'denied', detail: 'no reason' }],
    ['a denial of another topic', { mode: 'denied', topic: 'https://a.example/' }, refused],
  ])('%s', (_, changes, expected) => {
    expect(judgeIntent(topic, { ...question, ...changes }, now)).toEqual(expected);
  });
});
