import { describe, expect, it } from '@jest/globals';
import { afterFetch } from '../schedule/after-fetch.js';
import { RECORDED_PACE } from '../schedule/fetch-pace.js';
import { type FetchOutcome, type FetchState, newFetchState } from '../schedule/fetch-state.js';
import { explainNextCheck } from './explain-next-check.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = new Date('2026-08-13T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const fresh = newFetchState(7, 'https://herald.example/feed', now);
const same = (freshForMs: number | null = null): FetchOutcome => ({ kind: 'not_modified', freshForMs });
const down: FetchOutcome = { kind: 'unreachable', detail: 'timeout: no answer' };
const slow: FetchOutcome = { kind: 'throttled', detail: 'HTTP 429', retryAfterMs: 2 * HOUR };
const known = (changes: Partial<FetchState>): FetchState => ({ ...fresh, ...changes });
const longFailing = { failureCount: 12, failingSince: ago(8 * DAY) };
const dead = { failureCount: 15, failingSince: ago(9 * DAY), deadSince: ago(2 * DAY) };

describe('explainNextCheck, after a visit', () => {
  it.each<[string, Partial<FetchState>, FetchOutcome, RegExp[]]>([
    [
      'default',
      {},
      same(),
      [/^Next check on 2026-08-13 12:3\d UTC, in 3\d min\./, /the default is 30 min\./],
    ],
    ['the server', {}, same(2 * HOUR), [/in 2 h/, /server says .* \(Cache-Control or Expires\): 2 h\./]],
    [
      'the document',
      { statedIntervalMs: HOUR },
      same(),
      [/document states .* \(ttl or sy:updatePeriod\): 1 h\./],
    ],
    [
      'rhythm',
      { rhythmMs: 4 * HOUR, lastNewAt: ago(HOUR) },
      same(),
      [/every 4 h\. .*half of that, .*: 1 h\./],
    ],
    [
      'silence',
      { rhythmMs: HOUR, lastNewAt: ago(12 * HOUR) },
      same(),
      [/silent for 12 h: .* a twelfth .*: 1 h\./],
    ],
    ['only silence', { lastNewAt: ago(2 * DAY) }, same(), [/UTC, in 4 h .* At the last visit .* 2 days/]],
    [
      'hours',
      { skipHours: [12, 13], skipDays: [0] },
      same(),
      [/14:\d\d UTC/, /at 12h, 13h and on Sunday \(UTC\)/],
    ],
    [
      'a hub',
      { rhythmMs: HOUR, pushedUntil: ago(-DAY) },
      same(),
      [/until 2026-08-14 12:00 UTC, so it is checked less often/],
    ],
    ['one failure', {}, down, [/doubles/, /failed once, on 2026-08-13 12:00 UTC: .*in time \(no answer\)\./]],
    ['failures', longFailing, slow, [/failed 13 times in a row, since 2026-08-05 12:00 UTC/]],
    [
      'Retry-After',
      {},
      slow,
      [/On 2026-08-13 12:00 UTC, its server asked for a pause of 2 h/, /\(HTTP 429\)/],
    ],
    ['a dead feed', dead, down, [/dead since 2026-08-11 12:00 UTC .* until 2026-09-10 12:00 UTC\./]],
  ])('%s', (_, state, outcome, expected) => {
    const text = explainNextCheck(afterFetch(known(state), outcome, now), now);
    for (const part of expected) expect(text).toMatch(part);
  });

  it('states how much of the wait spreads the load, and subtracts it from the hint', () => {
    const later = afterFetch(fresh, same(10 * HOUR), now);
    const spread = later.nextCheckAt.getTime() - now.getTime() - 10 * HOUR;
    expect(spread).toBeGreaterThan(0);
    expect(explainNextCheck(later, now)).toContain(
      `The wait includes ${Math.floor(spread / MINUTE)} min to spread the load.`,
    );
  });

  it.each<[string, number, number, boolean]>([
    ['a due feed', 0, 20 * MINUTE, true],
    ['a feed that is due sooner', 10 * MINUTE, 20 * MINUTE, true],
    ['a feed that is due later', 30 * MINUTE, 20 * MINUTE, false],
    ['a host whose pause is over', -MINUTE, -1, false],
  ])('says if it waits for its host: %s', (_, dueIn, restsFor, expected) => {
    const text = explainNextCheck(known({ nextCheckAt: ago(-dueIn) }), now, undefined, ago(-restsFor));
    const sentence = 'It waits for its host, which is paused until 2026-08-13 12:20 UTC: ';
    expect(text.includes(sentence)).toBe(expected);
  });

  it('has no spread for recordings', () => {
    const text = explainNextCheck(afterFetch(fresh, same(10 * HOUR), now, RECORDED_PACE), now, RECORDED_PACE);
    expect(text).toMatch(/: 10 h\.$/);
  });
});

describe('explainNextCheck, otherwise', () => {
  it.each<[string, Partial<FetchState>, RegExp]>([
    ['new', {}, /^Due since 2026-08-13 12:00 UTC: .* It has not been checked yet\.$/],
    ['an operator', { nextCheckReason: 'operator' }, /An operator requested it\.$/],
    ['pushed', { nextCheckReason: 'pushed', lastCheckedAt: ago(HOUR) }, /Its hub announced a change\.$/],
    ['gone', { disabledReason: 'gone' }, /^It is no longer checked: .*\(HTTP 410\)\.$/],
    ['abandoned', { disabledReason: 'dead' }, /then for another month\.$/],
    ['paused', { disabledReason: 'paused' }, /: an operator paused it\.$/],
    ['another reason', { disabledReason: 'too much noise' }, /: too much noise\.$/],
    ['a reason named like a method', { disabledReason: 'constructor' }, /: constructor\.$/],
  ])('%s', (_, changes, expected) => {
    expect(explainNextCheck(known(changes), now)).toMatch(expected);
  });
});
