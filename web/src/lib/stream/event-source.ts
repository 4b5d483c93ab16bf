import { calls } from '../urls';

/** One event of the stream, not yet held against the contract. */
export interface Told {
  event: 'count' | 'feed';
  data: unknown;
}

/**
 * Reads the event stream from a mark on. Resolves when it has ended, or was to stop. A broken connection is taken up
 * again by the browser, from the last mark that it heard.
 */
export function streamOnce(
  mark: number | null,
  signal: AbortSignal,
  onTold: (told: Told) => void,
): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const source = new EventSource(calls.events(mark));
    const end = () => {
      source.close();
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    source.addEventListener('error', () => source.readyState === EventSource.CLOSED && end());
    for (const event of ['count', 'feed'] as const)
      source.addEventListener(event, ({ data }) => onTold({ event, data: parsed(data) }));
  });
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
