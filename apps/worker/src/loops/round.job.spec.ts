import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import pino from 'pino';
import type { IngestService } from '../ingest/ingest.service.js';
import type { KeeperService } from '../stories/keeper.service.js';
import type { OrderBell } from './order-bell.service.js';
import type { ReplayService } from './replay.service.js';
import { RoundJob } from './round.job.js';

const gone = () => Promise.reject(new Error('the database is gone'));

it('lives on while its passes fail, so that no probe restarts it when the database is gone', async () => {
  const job = new RoundJob(
    { round: gone, untilDue: gone } as unknown as IngestService,
    { step: gone } as unknown as ReplayService,
    { round: gone, release: async () => undefined } as unknown as KeeperService,
    pino({ level: 'silent' }),
    { onOrder: () => undefined } as unknown as OrderBell,
  );
  job.lastPassAt = 0;
  job.start();
  await wait(20);
  await job.onApplicationShutdown();
  expect(job.lastPassAt).toBeGreaterThan(0);
});
