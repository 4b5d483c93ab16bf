import { request } from 'undici';

const WARM_UP = 30;
/** Calls per measurement. */
export const CALLS = 300;

export interface CallTimes {
  p50Ms: number;
  p95Ms: number;
}

/** Does not use `fetch`, which adds 'no-cache' to conditional requests. */
export async function ask(url: string, headers: Record<string, string>, expected: number) {
  const answer = await request(url, { headers });
  await answer.body.text();
  if (answer.statusCode !== expected) throw new Error(`expected ${expected}, got ${answer.statusCode}`);
  return answer.headers;
}

/** Milliseconds per call at the 50th and 95th percentile, one call after the other. `work` receives the number of the call. */
export async function times(
  work: (call: number) => Promise<void>,
  calls: number = CALLS,
): Promise<CallTimes> {
  const spent: number[] = [];
  for (let n = 0; n < WARM_UP + calls; n++) {
    const start = performance.now();
    await work(n);
    if (n >= WARM_UP) spent.push(performance.now() - start);
  }
  return percentiles(spent);
}

export function percentiles(spentMs: readonly number[]): CallTimes {
  const sorted = spentMs.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(100 * (sorted[Math.floor(share * sorted.length)] ?? 0)) / 100;
  return { p50Ms: at(0.5), p95Ms: at(0.95) };
}
