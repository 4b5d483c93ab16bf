import { expect, it } from '@jest/globals';
import { LIVE_PACE } from '#domain/ingest/schedule';
import type { Database } from '#persistence/database';
import type { DueFeedRow } from '#persistence/ingest/schedule';
import type { FetchService } from './fetch.service.js';
import type { ParseService } from './parse.service.js';
import type { StoreService } from './store.service.js';
import type { Fetched, Visit } from './visit.js';
import { VisitService } from './visit.service.js';

const NOW = new Date('2031-03-03T06:00:00Z');
const UNCHANGED: Fetched = { kind: 'outcome', outcome: { kind: 'not_modified', freshForMs: null } };

function visitOf(id: number): Visit {
  const feed = {
    id,
    url: `https://outlet-${id}.example/feed`,
    recording: 'fictional',
    last_new_at: null,
    skip_hours: [],
    skip_days: [],
  };
  return {
    feed: feed as unknown as DueFeedRow,
    claim: { hostKey: `outlet-${id}.example`, leaseId: 'lease' },
    now: NOW,
    livePace: LIVE_PACE,
  };
}

it('a visit without a document says so before it is written, and whether others are under way', async () => {
  const log: string[] = [];
  const answers = [1, 2].map(() => Promise.withResolvers<Fetched>());
  const fetcher = { fetch: ({ feed }: Visit) => answers[feed.id - 1]?.promise };
  const writer = {
    store: async ({ feed }: Visit, _findings: unknown, _times: unknown, othersFollow: boolean) => {
      log.push(`write ${feed.id}, others follow: ${othersFollow}`);
      return { added: 0, revised: 0, leftOut: {} };
    },
  };
  const visits = new VisitService(
    {} as Database,
    fetcher as unknown as FetchService,
    {} as ParseService,
    writer as unknown as StoreService,
  );
  const first = visits.visit(visitOf(1), () => log.push('no document 1'));
  const second = visits.visit(visitOf(2), () => log.push('no document 2'));
  answers[0]?.resolve(UNCHANGED);
  await first;
  answers[1]?.resolve(UNCHANGED);
  await second;
  expect(log).toEqual([
    'no document 1',
    'write 1, others follow: true',
    'no document 2',
    'write 2, others follow: false',
  ]);
});
