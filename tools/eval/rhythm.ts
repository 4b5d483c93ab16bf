import { afterFetch, type FetchOutcome, newFetchState } from '#domain/ingest/schedule';
import type { CommandLine } from '../start/command-line.js';
import { readRecording } from './recorded/recorded-articles.js';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Outlets with shorter recordings or fewer dated articles show no rhythm. */
const LEAST_MS = 3 * DAY;
const LEAST_ARTICLES = 5;
/** The approximate number of items in a document. */
const ITEMS = 30;
const ASKS = { statedIntervalMs: null, skipHours: [], skipDays: [], hubUrl: null, selfUrl: null };

/** The publication times of an outlet's articles, and the span of its recording (ms). */
interface Outlet {
  times: number[];
  from: number;
  to: number;
}

interface Tally {
  visits: number;
  days: number;
  lags: number[];
}

/** The time of the next visit (ms), given what the visit at `at` found. */
type Schedule = (at: number, fresh: Date[], document: Date[]) => number;

/**
 * `eval rhythm DIR…`: compares visits by the learned rhythm, without any hints from servers or documents, with visits every half
 * hour. Prints the visits per feed and day, and the minutes from publication to visit.
 */
export async function run({ operands }: CommandLine): Promise<void> {
  for (const path of operands) {
    const outlets = await outletsOf(path);
    const byRhythm = tally(outlets, (index) => learning(index, outlets[index]?.from ?? 0));
    const halfHours = tally(outlets, () => (at) => at + 30 * MINUTE);
    const feeds = outlets.length;
    console.log(JSON.stringify({ eval: 'rhythm', file: path, feeds, byRhythm, halfHours }));
  }
}

async function outletsOf(path: string): Promise<Outlet[]> {
  const { recording, articles } = await readRecording(path);
  const dated = Map.groupBy(
    articles.filter((article) => article.publishedFrom === 'feed'),
    (article) => article.outlet,
  );
  return [...recording.outlets].flatMap(([name, { documents }]) => {
    const times = (dated.get(name) ?? [])
      .map((article) => article.publishedAt.getTime())
      .sort((a, b) => a - b);
    const [from, to] = [documents[0]?.fetchedAt.getTime() ?? 0, documents.at(-1)?.fetchedAt.getTime() ?? 0];
    return times.length < LEAST_ARTICLES || to - from < LEAST_MS ? [] : [{ times, from, to }];
  });
}

/** The product's own schedule. The first document is read completely, later ones contribute new items only. */
function learning(feedId: number, from: number): Schedule {
  let state = newFetchState(feedId, '', new Date(from));
  return (at, appeared, document) => {
    const published = state.lastCheckedAt === null ? document : [];
    const read = { etag: null, lastModified: null, freshForMs: null, asks: ASKS, published, appeared };
    const outcome: FetchOutcome =
      appeared.length === 0 ? { kind: 'not_modified', freshForMs: null } : { kind: 'ok', ...read };
    state = afterFetch(state, outcome, new Date(at));
    return state.nextCheckAt.getTime();
  };
}

/** The first day is for learning and does not count. */
function tally(outlets: readonly Outlet[], scheduleOf: (index: number) => Schedule) {
  const sum: Tally = { visits: 0, days: 0, lags: [] };
  for (const [index, outlet] of outlets.entries()) visit(outlet, scheduleOf(index), sum);
  const lags = sum.lags.sort((a, b) => a - b);
  const minutes = (ms: number) => Math.round(ms / MINUTE);
  const share = (part: number) => minutes(lags[Math.floor(lags.length * part)] ?? 0);
  return {
    visitsPerDay: Math.round(sum.visits / sum.days),
    articles: lags.length,
    lagMinutes: {
      mean: minutes(lags.reduce((total, lag) => total + lag, 0) / lags.length),
      ...{ median: share(0.5), p90: share(0.9), p99: share(0.99) },
    },
  };
}

function visit({ times, from, to }: Outlet, next: Schedule, sum: Tally): void {
  sum.days += (to - from - DAY) / DAY;
  let seen = 0;
  for (let at = from; at <= to; ) {
    const known = seen;
    while ((times[seen] ?? Number.POSITIVE_INFINITY) <= at) seen++;
    const fresh = times.slice(known, seen);
    if (at > from + DAY) sum.visits++;
    sum.lags.push(...fresh.filter((time) => time > from + DAY).map((time) => at - time));
    const dates = (of: number[]) => of.map((time) => new Date(time));
    at = next(at, dates(fresh), dates(times.slice(Math.max(0, seen - ITEMS), seen)));
  }
}
