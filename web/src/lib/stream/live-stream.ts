import { LiveCount, NewsFeedGrowth } from '#contract/notifications';
import { reportUnlessLeft } from '../report-unless-left';
import { type LiveEvent, streamOnce } from './event-source';

/** Only the tab that holds this lock has the stream. */
const LOCK = 'live-stream';
const CHANNEL = 'live-stream';
/** How long to wait after the server refused, such as during a restart (ms). */
const PAUSE_MS = 60_000;

export interface LiveListener {
  /** How many notifications are unread, and the newest one. `isOwn`: this tab holds the stream. */
  onCount?: (live: LiveCount, isOwn: boolean) => void;
  /** The news feed grew. */
  onGrowth?: (growth: NewsFeedGrowth) => void;
  /** The server refused this tab's stream. It is retried after a minute. */
  onRefused?: () => void;
  /** Also while the tab is hidden. */
  always?: boolean;
}

const listeners = new Set<LiveListener>();
let running: AbortController | null = null;
/** What the other tabs hear. Also open in a hidden tab, so that its title and bell stay right. */
let channel: BroadcastChannel | null = null;
/** The newest mark that this tab received. The next stream starts there. */
let mark: number | null = null;
/** The last count that this tab's own stream brought. Null without a stream. */
let lastCount: LiveEvent | null = null;
/** Asks the tab with the stream for its last count, which may have come before this tab listened. */
const ASK = { event: 'ask' } as const;

/**
 * Listens to the server's live events. All tabs of this browser share one stream, open while a visible tab has a listener.
 * Hidden tabs hear what it brings, too.
 * Another tab takes over if the tab with the stream closes or stops. Returns how to stop.
 */
export function listenLive(listener: LiveListener): () => void {
  listeners.add(listener);
  // The reader may have changed since the stream began, and visitors receive no counts.
  if (listener.onCount !== undefined) stop();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', look);
  queueMicrotask(look);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', look);
    }
    look();
  };
}

/** True if this browser can share one stream between its tabs. On plain HTTP it cannot, and has no stream. */
export const canShareStream = (): boolean => 'locks' in navigator && 'BroadcastChannel' in window;

function look(): void {
  const isSeen = document.visibilityState === 'visible';
  const isWanted = [...listeners].some(({ always }) => always || isSeen);
  if (listeners.size === 0 || !canShareStream()) {
    stop();
    return;
  }
  hear();
  if (!isWanted) leave();
  else if (running === null) start();
}

/** Also when the browser puts the page away: an open channel would keep it from coming back as it was. */
function stop(): void {
  leave();
  channel?.close();
  channel = null;
}

function leave(): void {
  running?.abort();
  running = null;
  lastCount = null;
}

function hear(): void {
  if (channel !== null) return;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<LiveEvent | typeof ASK>) => {
    if (data.event !== 'ask') deliver(data, false);
    else if (lastCount !== null) channel?.postMessage(lastCount);
  };
  channel.postMessage(ASK);
}

function start(): void {
  running = new AbortController();
  const { signal } = running;
  const onEvent = (event: LiveEvent) => {
    if (event.event === 'count') lastCount = event;
    channel?.postMessage(event);
    deliver(event, true);
  };
  navigator.locks
    .request(LOCK, { signal }, () => hold(signal, onEvent))
    .catch((error: unknown) => signal.aborted || reportUnlessLeft(error));
}

async function hold(signal: AbortSignal, onEvent: (event: LiveEvent) => void): Promise<void> {
  while (!signal.aborted) {
    await streamOnce(mark, signal, onEvent);
    if (signal.aborted) return;
    for (const { onRefused } of listeners) onRefused?.();
    await pause(signal);
  }
}

/** Other tabs may run another version of this page. Invalid events are ignored. */
function deliver({ event, data }: LiveEvent, isOwn: boolean): void {
  const count = event === 'count' ? LiveCount.safeParse(data).data : undefined;
  const growth = event === 'feed' ? NewsFeedGrowth.safeParse(data).data : undefined;
  if (growth !== undefined) mark = Math.max(growth.to, mark ?? 0);
  for (const { onCount, onGrowth } of listeners) {
    if (count !== undefined) onCount?.(count, isOwn);
    if (growth !== undefined) onGrowth?.(growth);
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });
}
