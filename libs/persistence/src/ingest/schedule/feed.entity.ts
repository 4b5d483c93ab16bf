import { defineEntity, p } from '@mikro-orm/core';
import { CHECK_REASONS, FEED_STATES, FETCH_OUTCOMES } from '#vocabulary';
import { FEED_STATE } from '../../database/words.js';
import { Source } from '../../sources/source.entity.js';
import { Host } from './host.entity.js';

const FeedSchema = defineEntity({
  name: 'Feed',
  properties: {
    id: p.integer().primary(),
    source: () => p.manyToOne(Source).index(),
    host: () => p.manyToOne(Host).fieldNames('host_key'),
    /**
     * For a recorded feed: `recorded:{recording}/{outlet}`, which the worker reads from RECORDED_SERVER at
     * `/{outlet}/feed`.
     */
    url: p.text().unique(),
    categories: p.array().default([]),
    /** `waiting`: in the directory, not read until an operator activates it. */
    state: p.enum(FEED_STATES),
    stateReason: p.text().nullable(),
    /** The recording that contains it, or null for a live feed. */
    recording: p.text().nullable(),
    title: p.text().nullable(),
    etag: p.text().nullable(),
    lastModified: p.text().nullable(),
    /** News time. */
    nextCheckAt: p.datetime(),
    nextCheckReason: p.enum(CHECK_REASONS).default('new'),
    lastCheckedAt: p.datetime().nullable(),
    lastSuccessAt: p.datetime().nullable(),
    /** The last visit's outcome and, if it failed, the reason. */
    lastOutcome: p.enum(FETCH_OUTCOMES).nullable(),
    lastDetail: p.text().nullable(),
    failureCount: p.integer().default(0),
    /** The first of the current failures in a row. Null while it works. */
    failingSince: p.datetime().nullable(),
    /** Given up. It is still tried once a day for a month. */
    deadSince: p.datetime().nullable(),
    /** Usual time between two of its items, from its last documents (ms). */
    rhythmMs: p.integer().nullable(),
    /** Interval that the document asks for in ttl or sy:updatePeriod (ms). */
    statedIntervalMs: p.integer().nullable(),
    /** Hours (UTC) and days of the week (0 is Sunday) at which the feed asks not to be read. */
    skipHours: p
      .array((hour) => Number(hour))
      .columnType('smallint[]')
      .default([]),
    skipDays: p
      .array((day) => Number(day))
      .columnType('smallint[]')
      .default([]),
    /** When its newest article was published: not before the previous value, not after the visit. */
    lastNewAt: p.datetime().nullable(),
    /** WebSub: the announced hub, and the feed's URL at that hub. */
    hubUrl: p.text().nullable(),
    selfUrl: p.text().nullable(),
    documentHash: p.text().nullable(),
    /** Disclosures in its newest document: bylines, modification dates, an editor, … */
    disclosures: p.array().default([]),
    documentsParsed: p.integer().default(0),
    documentsUnreadable: p.integer().default(0),
    itemsDropped: p.integer().default(0),
    redirectUrl: p.text().nullable(),
    redirectSightings: p.integer().default(0),
  },
  indexes: [
    {
      name: 'feed_due',
      expression: `create index feed_due on feed (host_key, next_check_at) where state = ${FEED_STATE.active}`,
    },
    {
      name: 'feed_next_check',
      expression: `create index feed_next_check on feed (next_check_at) where state = ${FEED_STATE.active}`,
    },
  ],
  checks: [
    {
      name: 'feed_counts_positive',
      expression:
        'failure_count >= 0 and documents_parsed >= 0 and documents_unreadable >= 0 and items_dropped >= 0 and redirect_sightings >= 0',
    },
    { name: 'feed_dead_is_failing', expression: 'dead_since is null or failing_since is not null' },
    { name: 'feed_intervals_positive', expression: 'rhythm_ms > 0 and stated_interval_ms > 0' },
    {
      name: 'feed_disabled_has_reason',
      expression: `state <> ${FEED_STATE.disabled} or state_reason is not null`,
    },
  ],
});

/** One feed URL of a source, with its fetch state. */
export class Feed extends FeedSchema.class {}
FeedSchema.setClass(Feed);
