import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NewsClock } from '#persistence/news-clock';
import type { Logger } from '#platform/runtime';
import type { ClaimedHost, ClaimService } from './claim.service.js';
import { HostQueue } from './host-queue.js';

const LANES = 32;

/** A queue whose claims find these numbers of hosts, one after the other, then none. */
function queueOf(...found: number[]) {
  const asked: number[] = [];
  const claims = {
    next: async (_: unknown, limit: number) => {
      asked.push(limit);
      return Array.from({ length: Math.min(limit, found.shift() ?? 0) }, () => ({}) as ClaimedHost);
    },
    release: async () => {},
  };
  const clock = { current: async () => ({ time: { mode: 'live' }, recording: null, readyAt: null }) };
  const logger = { error: () => {} };
  const queue = new HostQueue(
    clock as unknown as NewsClock,
    claims as unknown as ClaimService,
    logger as unknown as Logger,
    LANES,
  );
  return { queue, asked };
}

async function takeAll(queue: HostQueue): Promise<ClaimedHost[]> {
  await queue.fill();
  const hosts: ClaimedHost[] = [];
  for (let host = queue.take(); host !== undefined; host = queue.take()) hosts.push(host);
  return hosts;
}

describe('HostQueue', () => {
  // However slow the machine, no time passes between two claims.
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockReturnValue(0);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('claims more hosts while they are visited quickly, up to a bound', async () => {
    const { queue, asked } = queueOf(...Array.from({ length: 6 }, () => 10_000));
    for (let claim = 0; claim < 6; claim++) await takeAll(queue);
    expect(asked).toEqual([64, 128, 256, 512, 800, 800]);
  });

  it('does not ask again after it found nothing, until a quarter of a claim is visited', async () => {
    const { queue, asked } = queueOf(64);
    const hosts = await takeAll(queue);
    await takeAll(queue);
    expect(asked).toEqual([64, 128]);
    for (const host of hosts.slice(0, 31)) queue.visited(host);
    await takeAll(queue);
    expect(asked).toHaveLength(2);
    for (const host of hosts.slice(31, 32)) queue.visited(host);
    await takeAll(queue);
    expect(asked).toHaveLength(3);
  });
});
