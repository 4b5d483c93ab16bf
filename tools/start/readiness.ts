import { setTimeout as wait } from 'node:timers/promises';
import { Readiness } from '#contract/site';

const POLL_MS = 250;
const REPORT_EVERY_MS = 15_000;

/** The local URL of a server that listens on `host`. */
export function ownAddress(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Waits until the BFF reports that the first round is complete. @throws AbortError if `signal` aborts */
export async function waitUntilReady(address: string, signal: AbortSignal): Promise<void> {
  let reportedAt = Date.now();
  for (;;) {
    const reason = await notReadyReason(address, signal);
    if (reason === null) return;
    if (Date.now() - reportedAt > REPORT_EVERY_MS) {
      reportedAt = Date.now();
      process.stdout.write(`Not ready yet: ${reason}\n`);
    }
    await wait(POLL_MS, undefined, { signal });
  }
}

async function notReadyReason(address: string, stopped: AbortSignal): Promise<string | null> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(5000)]);
  try {
    const answer = await fetch(`${address}/api/health/ready`, { signal });
    const body = Readiness.parse(await answer.json());
    return body.status === 'ready' ? null : (body.reason ?? 'no reason given');
  } catch (error) {
    return `the BFF does not respond yet (${(error as Error).message})`;
  }
}

const LIVE_WITHIN_MS = 30_000;

/** Waits until the BFF responds. */
export async function waitUntilLive(address: string): Promise<void> {
  const deadline = Date.now() + LIVE_WITHIN_MS;
  for (;;) {
    const answers = await fetch(`${address}/api/health/live`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answers) return;
    if (Date.now() > deadline) throw new Error(`${address} does not respond`);
    await wait(50);
  }
}
