import { NotificationCount } from '#contract';
import { calls } from '../../../lib/urls';

/** One tab holds it at a time: only that tab has the stream. */
const LOCK = 'notification-stream';
const CHANNEL = 'notification-count';
/** A server that refuses, such as one that starts anew, is left alone for so long (ms). */
const PAUSE_MS = 60_000;

interface Listener {
  /** A count that the stream of this or another tab told. `isOwn`: this tab holds the stream. */
  onCount: (count: number, isOwn: boolean) => void;
  /** The server refused this tab's stream; it is asked again after a minute. */
  onRefused: () => void;
}

/**
 * Hears how many notifications are unread, by one event stream of all tabs of this browser. The next tab takes over
 * where the one that holds it closes, or stops. Answers how to stop.
 */
export function hearCount({ onCount, onRefused }: Listener): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const stop = new AbortController();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const heard = NotificationCount.safeParse(data).data;
    if (heard !== undefined) onCount(heard.count, false);
  };
  const onHeard = (heard: NotificationCount) => {
    channel.postMessage(heard);
    onCount(heard.count, true);
  };
  const hold = async () => {
    while (!stop.signal.aborted) {
      await stream(stop.signal, onHeard);
      if (stop.signal.aborted) return;
      onRefused();
      await pause(stop.signal);
    }
  };
  navigator.locks
    .request(LOCK, { signal: stop.signal }, hold)
    .catch((error: unknown) => stop.signal.aborted || reportError(error));
  return () => {
    stop.abort();
    channel.close();
  };
}

/** Whether this browser can share one stream between its tabs: over plain http it cannot. */
export const canShareStream = (): boolean => 'locks' in navigator && 'BroadcastChannel' in window;

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Resolves when the stream has ended, or was to stop. A broken connection is taken up again by the browser. */
function stream(signal: AbortSignal, onHeard: (heard: NotificationCount) => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const source = new EventSource(calls.notificationStream);
    const end = () => {
      source.close();
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    source.addEventListener('error', () => source.readyState === EventSource.CLOSED && end());
    source.addEventListener('count', ({ data }) => {
      const heard = NotificationCount.safeParse(parsed(data)).data;
      if (heard !== undefined) onHeard(heard);
    });
  });
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
