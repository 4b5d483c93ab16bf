import { ABANDONED_AFTER_MS } from '../schedule/dead-feed.js';
import { rhythmWaits } from '../schedule/feed-rhythm.js';
import { DEFAULT_INTERVAL_MS, LIVE_PACE, MAX_INTERVAL_MS, type Pace } from '../schedule/fetch-pace.js';
import type { FetchState } from '../schedule/fetch-state.js';
import { isAnnouncedByHub } from '../schedule/next-check.js';
import { type Wait, waitOf } from '../schedule/wait-of-check.js';
import { feedTrouble } from './feed-trouble.js';

const SECOND = 1000;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * Explains to operators, in English sentences, when a feed is checked next and why. Includes the reason and the hint
 * behind it, the number of failures and since when, and how much of the wait only spreads the load. Times are UTC.
 * @param hostRestsUntil until when the host is paused; null if it is not
 */
export function explainNextCheck(
  state: FetchState,
  now: Date,
  pace: Pace = LIVE_PACE,
  hostRestsUntil: Date | null = null,
): string {
  if (state.disabledReason !== null) return `It is no longer checked: ${whyDisabled(state)}.`;
  const wait = waitOf(state, pace);
  const sentences = [when(state, now), REASONS[state.nextCheckReason](state, wait)];
  if (hostRestsUntil !== null && hostRestsUntil > now && hostRestsUntil > state.nextCheckAt)
    sentences.push(whyHostRests(hostRestsUntil));
  if (state.failureCount > 0) sentences.push(failures(state));
  if (wait.spreadMs >= SECOND)
    sentences.push(`The wait includes ${duration(wait.spreadMs)} to spread the load.`);
  return sentences.join(' ');
}

const REASONS: Record<FetchState['nextCheckReason'], (state: FetchState, wait: Wait) => string> = {
  new: () => 'It has not been checked yet.',
  default: () =>
    `Neither the server nor the document states an interval, and too few items have dates to show a rhythm: the default is ${duration(DEFAULT_INTERVAL_MS)}.`,
  freshness: whyFresh,
  rhythm: whyRhythm,
  skipped: whySkipped,
  backoff: () => `The wait doubles with each failure in a row, up to ${duration(MAX_INTERVAL_MS)}.`,
  retry_after: ({ lastCheckedAt }, { ms }) =>
    `On ${moment(lastCheckedAt)}, its server asked for a pause of ${duration(ms)} (Retry-After).`,
  dead: ({ deadSince }) =>
    `It has been dead since ${moment(deadSince)} and is tried once a day until ${moment(deadSince, ABANDONED_AFTER_MS)}.`,
  pushed: (state) =>
    isAnnouncedByHub(state)
      ? 'Its hub announced a change.'
      : `Its hub announces changes until ${moment(state.pushedUntil)}, so it is checked less often.`,
  operator: () => 'An operator requested it.',
};

function whyFresh(state: FetchState, { ms, spreadMs }: Wait): string {
  const statedMs = ms - spreadMs;
  const byDocument = state.statedIntervalMs !== null && Math.abs(statedMs - state.statedIntervalMs) < SECOND;
  const who = byDocument
    ? 'The document states this interval (ttl or sy:updatePeriod)'
    : 'The server says how long its response stays fresh (Cache-Control or Expires)';
  return `${who}: ${duration(statedMs)}.`;
}

function whyRhythm({ rhythmMs, lastNewAt, lastCheckedAt }: FetchState, { ms, spreadMs }: Wait): string {
  const then = lastCheckedAt ?? new Date(0);
  const { byRhythm, bySilence } = rhythmWaits(rhythmMs, lastNewAt, then);
  const usual = rhythmMs === null ? '' : `It publishes something new about every ${duration(rhythmMs)}. `;
  const silence = then.getTime() - (lastNewAt?.getTime() ?? 0);
  const why =
    bySilence > byRhythm
      ? `At the last visit it had been silent for ${duration(silence)}: the wait is a twelfth of that`
      : 'The wait is half of that, but at most the longer of an hour and an eighth of that';
  return `${usual}${why}, and between 5 minutes and a day: ${duration(ms - spreadMs)}.`;
}

function whySkipped({ skipHours, skipDays }: FetchState): string {
  const hours = skipHours.length === 0 ? [] : [`at ${skipHours.map((hour) => `${hour}h`).join(', ')}`];
  const days = skipDays.length === 0 ? [] : [`on ${skipDays.map((day) => DAYS[day] ?? '').join(', ')}`];
  return `It was due earlier, but the document asks readers not to fetch it ${[...hours, ...days].join(' and ')} (UTC).`;
}

function whyHostRests(until: Date): string {
  return `It waits for its host, which is paused until ${moment(until)}: another feed of this host was just checked, or the server asked for a pause (Retry-After).`;
}

function failures(state: FetchState): string {
  const trouble = feedTrouble(state.lastOutcome, state.lastDetail);
  const { failureCount: count, failingSince } = state;
  return `${count === 1 ? 'It failed once, on' : `It has failed ${count} times in a row, since`} ${moment(failingSince)}: ${trouble}.`;
}

const DISABLED: Record<string, string> = {
  gone: 'its server reports that it is permanently gone (HTTP 410)',
  dead: 'it failed for a week and then for another month',
  duplicate: 'it moved to a URL that another feed already has',
  paused: 'an operator paused it',
  source_disabled: 'an operator disabled its source',
};

function whyDisabled({ disabledReason }: FetchState): string {
  const reason = disabledReason ?? '';
  return Object.hasOwn(DISABLED, reason) ? (DISABLED[reason] ?? reason) : reason;
}

function when({ nextCheckAt }: FetchState, now: Date): string {
  const ahead = nextCheckAt.getTime() - now.getTime();
  if (ahead > 0) return `Next check on ${moment(nextCheckAt)}, in ${duration(ahead)}.`;
  return `Due since ${moment(nextCheckAt)}: it is checked as soon as a worker is free and its host is not paused.`;
}

/** The two largest units: '2 h 5 min', '3 days 4 h', '40 s'. */
function duration(ms: number): string {
  const seconds = Math.round(ms / SECOND);
  if (seconds < 120) return `${seconds} s`;
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const parts = [
    days > 0 && `${days} ${days === 1 ? 'day' : 'days'}`,
    hours > 0 && `${hours} h`,
    minutes > 0 && `${minutes} min`,
  ].filter((part) => part !== false);
  return parts.slice(0, 2).join(' ');
}

/** '2026-08-13 14:07 UTC' */
function moment(at: Date | null, later = 0): string {
  if (at === null) return 'an unknown date';
  return `${new Date(at.getTime() + later).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
