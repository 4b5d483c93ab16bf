import { type FeedToRecordRow, feedsToRecord } from '#persistence/ingest/health';
import { OperatorError } from '#platform/runtime';
import { FetchService } from '../../ingest/fetch.service.js';
import { sourceDomain } from '../feeds/feeds-add.js';
import { requestWithLease } from '../feeds/host-lease.js';
import type { ServiceCommand } from '../run/command.js';
import { counted } from '../run/counted.js';
import { fromHere } from '../run/from-here.js';
import { pause, wallMs } from '../run/placing.js';
import { capture, type FollowedFeed, followed } from './record-feed.js';
import { type RecordedOutlet, RecordingFolder } from './recording-folder.js';

/** Concurrent requests. */
const LANES = 8;
/** The most feeds that are recorded. */
const MOST_FEEDS = 5000;
/** How often the schedule is checked (ms). */
const TICK_MS = 100;

export interface RecordOptions {
  for?: string;
  source?: string;
}

interface Recorder {
  command: ServiceCommand;
  folder: RecordingFolder;
  feeds: FollowedFeed[];
  /** Hosts with a request in progress, and when each other host may be tried again (system time, ms). */
  busy: Map<string, Promise<void>>;
  restsUntil: Map<string, number>;
  documents: number;
  requests: number;
  /** The error that ends the recording. */
  failure: Error | null;
}

/**
 * `record`: captures the active live feeds into a folder for RECORDED_DIR. It visits feeds as the worker does, under
 * the same host leases. The schedule stays in memory. Only the leases are written to the database.
 */
export async function record(command: ServiceCommand, folder: string, options: RecordOptions): Promise<void> {
  const lastMs = options.for === undefined ? Number.POSITIVE_INFINITY : durationMs(options.for);
  const domain = options.source === undefined ? null : sourceDomain(options.source);
  const rows = await feedsToRecord(command.db, domain, MOST_FEEDS);
  if (rows.length === 0)
    throw new OperatorError("No live feed is active. Use 'feeds resume' or 'feeds add'.");
  const path = fromHere(folder);
  const recorder: Recorder = {
    command,
    folder: new RecordingFolder(path),
    feeds: rows.map((row) => followed(row, new Date(wallMs()))),
    ...{ busy: new Map(), restsUntil: new Map(), documents: 0, requests: 0, failure: null },
  };
  recorder.folder.describe(rows.map(outletOf));
  command.terminal.note(`Recording ${counted(rows.length, 'feed')} into ${path}; press Ctrl-C to stop.`);
  const begun = new Date(wallMs());
  await follow(recorder, wallMs() + lastMs);
  recorder.folder.close(begun, new Date(wallMs()));
  command.terminal.say(`${recordedLine(recorder)}: ${path}`);
}

function recordedLine({ documents, requests }: Recorder): string {
  return `${counted(documents, 'document')} recorded, ${counted(requests, 'request')}`;
}

async function follow(recorder: Recorder, until: number): Promise<void> {
  const { command, busy, feeds } = recorder;
  while (!command.stopped.aborted && wallMs() < until && recorder.failure === null) {
    for (const feed of feeds) {
      if (busy.size >= LANES) break;
      if (mayAsk(recorder, feed)) start(recorder, feed);
    }
    command.terminal.progress(() => recordedLine(recorder));
    await pause(TICK_MS, command.stopped);
  }
  await Promise.all(busy.values());
  if (recorder.failure !== null) throw recorder.failure;
}

function mayAsk({ busy, restsUntil }: Recorder, { row, state }: FollowedFeed): boolean {
  if (state.disabledReason !== null || state.nextCheckAt.getTime() > wallMs()) return false;
  return !busy.has(row.host_key) && (restsUntil.get(row.host_key) ?? 0) <= wallMs();
}

function start(recorder: Recorder, feed: FollowedFeed): void {
  const { command, busy, restsUntil } = recorder;
  const host = feed.row.host_key;
  const asking = requestWithLease(command, host, () => ask(recorder, feed))
    .then((until) => {
      restsUntil.set(host, until);
    })
    .catch((error: Error) => {
      recorder.failure = error;
    });
  busy.set(
    host,
    asking.finally(() => busy.delete(host)),
  );
}

/** @returns how long the server wants no requests (ms) */
async function ask(recorder: Recorder, feed: FollowedFeed): Promise<number> {
  const { command, folder } = recorder;
  const { bytes, hostRestMs } = await capture(command.get(FetchService), feed, new Date(wallMs()));
  if (!command.stopped.aborted) recorder.requests++;
  if (bytes !== null && folder.write(feed.row.url, bytes, new Date(wallMs()))) recorder.documents++;
  return hostRestMs;
}

function outletOf(row: FeedToRecordRow): RecordedOutlet {
  const { domain, owner, country, language, bias, url } = row;
  return {
    name: row.source,
    domain,
    url: row.source_url,
    owner,
    country,
    language,
    mediaType: row.media_type,
    bias,
    feedUrl: url,
  };
}

const UNIT_MS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** '90s', '30m', '2h', '3d'. */
function durationMs(text: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const ms = Number(count) * (UNIT_MS[unit] ?? 0);
  if (!(ms > 0))
    throw new OperatorError(`Invalid value --for ${text}. Use a duration such as 90s, 30m, 2h or 3d.`);
  return ms;
}
