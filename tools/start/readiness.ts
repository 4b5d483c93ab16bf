import { setTimeout as wait } from 'node:timers/promises';
import { Readiness } from '#contract';

const POLL_MS = 250;
const TELL_EVERY_MS = 15_000;

/** Waits until the BFF says that the first round is done; rejects when a part dies meanwhile. */
export async function waitUntilReady(address: string, aPartDies: Promise<never>): Promise<void> {
  let told = Date.now();
  for (;;) {
    const reason = await Promise.race([notReadyReason(address), aPartDies]);
    if (reason === null) return;
    if (Date.now() - told > TELL_EVERY_MS) {
      told = Date.now();
      process.stdout.write(`Not ready yet: ${reason}\n`);
    }
    await Promise.race([wait(POLL_MS), aPartDies]);
  }
}

async function notReadyReason(address: string): Promise<string | null> {
  try {
    const answer = await fetch(`${address}/api/health/ready`, { signal: AbortSignal.timeout(5000) });
    const body = Readiness.parse(await answer.json());
    return body.status === 'ready' ? null : (body.reason ?? 'no reason given');
  } catch (error) {
    return `the BFF does not answer yet (${(error as Error).message})`;
  }
}

const LIVE_WITHIN_MS = 30_000;

/** Waits until the BFF answers at all. */
export async function waitUntilLive(address: string): Promise<void> {
  const deadline = Date.now() + LIVE_WITHIN_MS;
  for (;;) {
    const answers = await fetch(`${address}/api/health/live`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answers) return;
    if (Date.now() > deadline) throw new Error(`${address} does not answer`);
    await wait(50);
  }
}
