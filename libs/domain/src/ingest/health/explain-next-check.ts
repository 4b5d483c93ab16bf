import { ABANDONED_AFTER_MS } from '../schedule/dead-feed.js';
import { rhythmWaits } from '../schedule/feed-rhythm.js';
import { DEFAULT_INTERVAL_MS, LIVE_PACE, MAX_INTERVAL_MS, type Pace } from '../schedule/fetch-pace.js';
import type { FetchState } from '../schedule/fetch-state.js';
import { isToldByHub } from '../schedule/next-check.js';
import { type Wait, waitOf } from '../schedule/wait-of-check.js';
import { feedTrouble } from './feed-trouble.js';

const SECOND = 1000;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * Why a feed is asked again when it is, in English sentences for operators: when, for which reason and by which hint,
 * how often it has failed and since when, and how much of the wait spreads visits. Times are UTC.
 * @param hostRestsUntil until when nobody asks its host; null: it is not known to rest
 */
export function explainNextCheck(
  state: FetchState,
  now: Date,
  pace: Pace = LIVE_PACE,
  hostRestsUntil: Date | null = null,
): string {
  if (state.disabledReason !== null) return `It is not asked any more: ${whyDisabled(state)}.`;
  const wait = waitOf(state, pace);
  const sentences = [when(state, now), REASONS[state.nextCheckReason](state, wait)];
  if (hostRestsUntil !== null && hostRestsUntil > now && hostRestsUntil > state.nextCheckAt)
    sentences.push(whyHostRests(hostRestsUntil));
  if (state.failureCount > 0) sentences.push(failures(state));
  if (wait.spreadMs >= SECOND)
    sentences.push(`Of the wait, ${duration(wait.spreadMs)} keep feeds from coming all at once.`);
  return sentences.join(' ');
}

const REASONS: Record<FetchState['nextCheckReason'], (state: FetchState, wait: Wait) => string> = {
  new: () => 'Nobody has asked it yet.',
  default: () =>
    `Neither server nor document asks for more, and too few dated items show a rhythm: ${duration(DEFAULT_INTERVAL_MS)} stand for it.`,
  freshness: whyFresh,
  rhythm: whyRhythm,
  skipped: whySkipped,
  backoff: () => `The wait doubles with each failure in a row, up to ${duration(MAX_INTERVAL_MS)}.`,
  retry_after: ({ lastCheckedAt }, { ms }) =>
    `Its server asked on ${moment(lastCheckedAt)} to be left alone for ${duration(ms)} (Retry-After).`,
  dead: ({ deadSince }) =>
    `It was given up on ${moment(deadSince)} and is tried once a day until ${moment(deadSince, ABANDONED_AFTER_MS)}.`,
  pushed: (state) =>
    isToldByHub(state)
      ? 'Its hub says that it has changed.'
      : `Its hub tells of changes until ${moment(state.pushedUntil)}: it is asked all the same, less often.`,
  operator: () => 'An operator asked for it.',
};

function whyFresh(state: FetchState, { ms, spreadMs }: Wait): string {
  const told = ms - spreadMs;
  const byDocument = state.statedIntervalMs !== null && Math.abs(told - state.statedIntervalMs) < SECOND;
  const who = byDocument
    ? 'The document asks not to be read more often (ttl or sy:updatePeriod)'
    : 'Its server says how long an answer stands (Cache-Control or Expires)';
  return `${who}: ${duration(told)}.`;
}

function whyRhythm({ rhythmMs, lastNewAt, lastCheckedAt }: FetchState, { ms, spreadMs }: Wait): string {
  const then = lastCheckedAt ?? new Date(0);
  const { byRhythm, bySilence } = rhythmWaits(rhythmMs, lastNewAt, then);
  const usual = rhythmMs === null ? '' : `It brings something new about every ${duration(rhythmMs)}. `;
  const silence = then.getTime() - (lastNewAt?.getTime() ?? 0);
  const why =
    bySilence > byRhythm
      ? `At the last visit it had been silent for ${duration(silence)}: a twelfth of that is waited`
      : 'It is asked twice as often, but a slow one after an hour or an eighth of that';
  return `${usual}${why}, within 5 minutes and a day: ${duration(ms - spreadMs)}.`;
}

function whySkipped({ skipHours, skipDays }: FetchState): string {
  const hours = skipHours.length === 0 ? [] : [`at ${skipHours.map((hour) => `${hour}h`).join(', ')}`];
  const days = skipDays.length === 0 ? [] : [`on ${skipDays.map((day) => DAYS[day] ?? '').join(', ')}`];
  return `Its turn came earlier, but the document asks not to be read ${[...hours, ...days].join(' and ')} (UTC).`;
}

function whyHostRests(until: Date): string {
  return `It waits for its host, which is left alone until ${moment(until)}: another of its feeds was just asked, or was told to wait (Retry-After).`;
}

function failures(state: FetchState): string {
  const trouble = feedTrouble(state.lastOutcome, state.lastDetail);
  const { failureCount: count, failingSince } = state;
  return `It has failed ${count === 1 ? 'once' : `${count} times in a row`}, since ${moment(failingSince)}: ${trouble}.`;
}

const DISABLED: Record<string, string> = {
  gone: 'its server says that it is gone for good (410)',
  dead: 'it failed for a week, and for a month after that',
  duplicate: 'it moved to an address that another feed reads',
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
  return `Due since ${moment(nextCheckAt)}: it is asked as soon as a worker is free and its host may be asked.`;
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
  if (at === null) return 'an unknown day';
  return `${new Date(at.getTime() + later).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
