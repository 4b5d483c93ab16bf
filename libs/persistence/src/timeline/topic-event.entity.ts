import { defineEntity, p } from '@mikro-orm/core';
import { ACTORS, NOTIFIED_FACT_KINDS, TOPIC_EVENT_KINDS } from '#vocabulary';
import { inList } from '../database/sql-words.js';
import { Topic } from '../stories/topic.entity.js';
import { Milestone } from './milestone.entity.js';

const TopicEventSchema = defineEntity({
  name: 'TopicEvent',
  properties: {
    id: p.integer().primary(),
    topic: () => p.manyToOne(Topic).deleteRule('cascade'),
    kind: p.enum(TOPIC_EVENT_KINDS),
    milestone: () => p.manyToOne(Milestone).nullable().index().deleteRule('set null'),
    /** Identifies the fact. Writing it again changes nothing. */
    factKey: p.text(),
    payload: p.json<Record<string, unknown>>().defaultRaw(`'{}'::jsonb`),
    actor: p.enum(ACTORS).default('machine'),
    /** News time. */
    at: p.datetime(),
    writtenAt: p.datetime().defaultRaw('now()'),
    /** When followers were notified of it (system time). */
    notifiedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['topic', 'factKey'] }],
  indexes: [
    { name: 'topic_event_log', expression: 'create index topic_event_log on topic_event (topic_id, at, id)' },
    {
      name: 'topic_event_to_notify',
      expression: `create index topic_event_to_notify on topic_event (id) where notified_at is null and kind in ${inList(NOTIFIED_FACT_KINDS)}`,
    },
  ],
});

/** An entry in the public log of a topic. Notifications of followers are derived from it. */
export class TopicEvent extends TopicEventSchema.class {}
TopicEventSchema.setClass(TopicEvent);
