import { noteAnswer } from '../connection/saved-copies';
import { calls } from '../urls';

/** One event of the stream, not yet validated. */
export interface LiveEvent {
  event: 'count' | 'feed';
  data: unknown;
}

/**
 * Reads the event stream from a mark. Resolves when it ends or is aborted. The browser reconnects by itself, from the last
 * mark it received.
 */
export function streamOnce(
  mark: number | null,
  signal: AbortSignal,
  onEvent: (event: LiveEvent) => void,
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
    source.addEventListener('open', noteAnswer);
    source.addEventListener('error', () => source.readyState === EventSource.CLOSED && end());
    for (const event of ['count', 'feed'] as const)
      source.addEventListener(event, ({ data }) => onEvent({ event, data: parsed(data) }));
  });
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
