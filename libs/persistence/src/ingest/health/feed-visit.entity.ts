import { defineEntity, p } from '@mikro-orm/core';
import type { LeftOut } from '#domain/ingest/article';
import { FETCH_OUTCOMES } from '#vocabulary';
import { Feed } from '../schedule/feed.entity.js';

const FeedVisitSchema = defineEntity({
  name: 'FeedVisitRow',
  tableName: 'feed_visit',
  // Partitioned by month of `wallAt` (migration monthly_visits). Not declared here, because the migrations' snapshot cannot hold it.
  properties: {
    id: p.bigint().primary().autoincrement(),
    feed: () => p.manyToOne(Feed).deleteRule('cascade'),
    /** News time of the visit. */
    at: p.datetime(),
    /** System time: the month of its partition, with which it is dropped. */
    wallAt: p.datetime().primary(),
    outcome: p.enum(FETCH_OUTCOMES),
    detail: p.text().nullable(),
    /** From the request to this write. */
    ms: p.integer(),
    /** Size of the decompressed document, 0 if there is none. */
    bytes: p.integer().default(0),
    added: p.integer().default(0),
    revised: p.integer().default(0),
    dropped: p.integer().default(0),
    /** Items that were not stored, by reason. */
    leftOut: p.json<LeftOut>().defaultRaw(`'{}'::jsonb`),
  },
  indexes: [
    { name: 'feed_visit_of_feed', expression: 'create index feed_visit_of_feed on feed_visit (feed_id, id)' },
    {
      name: 'feed_visit_age',
      expression: 'create index feed_visit_age on feed_visit using brin (wall_at)',
    },
  ],
  checks: [
    {
      name: 'feed_visit_counts_positive',
      expression: 'ms >= 0 and bytes >= 0 and added >= 0 and revised >= 0 and dropped >= 0',
    },
  ],
});

/** One visit to a feed, kept for 30 days at least: until its month has been over for that long. */
export class FeedVisitRow extends FeedVisitSchema.class {}
FeedVisitSchema.setClass(FeedVisitRow);
