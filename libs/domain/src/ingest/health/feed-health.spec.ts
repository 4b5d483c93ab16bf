import { describe, expect, it } from '@jest/globals';
import { type FeedHealthState, feedHealth, feedLevel } from './feed-health.js';

const HOUR = 3_600_000;
const now = new Date('2031-05-20T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
const fine: FeedHealthState = {
  state: 'active',
  stateReason: null,
  nextCheckAt: ago(-1),
  lastCheckedAt: ago(0.5),
  failureCount: 0,
  failingSince: null,
  deadSince: null,
  rhythmMs: 4 * HOUR,
  lastNewAt: ago(3),
  lastOutcome: 'ok',
  lastDetail: null,
};
const failing: Partial<FeedHealthState> = {
  failureCount: 17,
  failingSince: ago(50),
  lastOutcome: 'server_error',
  lastDetail: 'HTTP 503',
};
const dead: Partial<FeedHealthState> = {
  ...failing,
  failingSince: ago(700),
  deadSince: new Date('2031-05-03T09:00:00Z'),
};

describe('feedHealth', () => {
  it.each<[Partial<FeedHealthState>, string, string]>([
    [{}, 'ok', 'Responds, last new article 3 hours ago'],
    [{ lastOutcome: 'not_modified' }, 'ok', 'Responds, last new article 3 hours ago'],
    [{ lastNewAt: ago(96) }, 'ok', 'Responds, last new article 4 days ago'],
    [
      { lastNewAt: ago(288) },
      'quiet',
      'Responds, but nothing new for 12 days (usually every 4 hours): it may have stopped',
    ],
    [
      { lastNewAt: ago(97), rhythmMs: HOUR },
      'quiet',
      'Responds, but nothing new for 4 days (usually every hour): it may have stopped',
    ],
    [{ lastNewAt: ago(288), rhythmMs: 48 * HOUR }, 'ok', 'Responds, last new article 12 days ago'],
    [{ lastNewAt: ago(288), rhythmMs: null }, 'ok', 'Responds, last new article 12 days ago'],
    [
      { lastNewAt: ago(350), rhythmMs: null },
      'quiet',
      'Responds, but nothing new for 14 days: it may have stopped',
    ],
    [{ lastNewAt: null }, 'quiet', 'Responds, but has delivered no article yet'],
    [failing, 'failing', 'Failing for 2 days (17 attempts): the server reported an error (HTTP 503)'],
    [
      { ...failing, failureCount: 1, failingSince: ago(0.5) },
      'failing',
      'Failed once, 30 minutes ago: the server reported an error (HTTP 503)',
    ],
    [
      { ...failing, lastNewAt: ago(2000), failingSince: null },
      'failing',
      'Failing for 30 minutes (17 attempts): the server reported an error (HTTP 503)',
    ],
    [dead, 'dead', 'Dead since 3 May, still tried once a day: the server reported an error (HTTP 503)'],
    [
      { ...dead, deadSince: new Date('2030-12-30T00:00:00Z') },
      'dead',
      'Dead since 30 December 2030, still tried once a day: the server reported an error (HTTP 503)',
    ],
    [
      { ...dead, state: 'disabled', stateReason: 'dead' },
      'dead',
      'Dead since 3 May, no longer checked: the server reported an error (HTTP 503)',
    ],
    [
      { ...failing, state: 'disabled', stateReason: 'gone', lastOutcome: 'gone' },
      'dead',
      'Permanently gone (HTTP 410); no longer checked',
    ],
    [{ state: 'disabled', stateReason: 'duplicate' }, 'paused', 'Duplicate: another feed has the same URL'],
    [{ ...dead, state: 'disabled', stateReason: 'paused' }, 'paused', 'Paused until an operator resumes it'],
    [
      { state: 'waiting', stateReason: 'in the directory, not switched on', lastCheckedAt: null },
      'waiting',
      'In the directory: not crawled until an operator enables it',
    ],
    [{ lastCheckedAt: null, lastNewAt: null, lastOutcome: null }, 'waiting', 'Waiting for its first check'],
    [
      { nextCheckAt: ago(3) },
      'ok',
      'Responds, last new article 3 hours ago; overdue by 3 hours, not yet claimed',
    ],
    [{ nextCheckAt: ago(1) }, 'ok', 'Responds, last new article 3 hours ago'],
    [
      { state: 'disabled', stateReason: 'paused', nextCheckAt: ago(90) },
      'paused',
      'Paused until an operator resumes it',
    ],
    [{ lastNewAt: ago(-5) }, 'ok', 'Responds, last new article less than a minute ago'],
  ])('%j: %s', (changes, level, sentence) => {
    const feed = { ...fine, ...changes };
    expect(feedHealth(feed, now)).toEqual({ level, sentence });
    expect(feedLevel(feed, now)).toBe(level);
  });

  it.each([
    [-0.5, ''],
    [0.5, ''],
    [2, '; overdue by 2 hours, not yet claimed'],
  ])('is not overdue while its host is paused: paused until %d hours ago', (restedUntil, late) => {
    const { sentence } = feedHealth({ ...fine, nextCheckAt: ago(3) }, now, ago(restedUntil));
    expect(sentence).toBe(`Responds, last new article 3 hours ago${late}`);
  });
});
