import { defineEntity, p } from '@mikro-orm/core';
import { Topic } from '../stories/topic.entity.js';
import { Milestone } from './milestone.entity.js';

export const TOPIC_EVENT_KINDS = [
  'created',
  'milestone_added',
  'level_raised',
  'milestone_retracted',
  'status_changed',
  'merged',
  'split',
  'moved',
  'edited',
] as const;

const TopicEventSchema = defineEntity({
  name: 'TopicEvent',
  properties: {
    id: p.integer().primary(),
    topic: () => p.manyToOne(Topic).deleteRule('cascade'),
    kind: p.enum(TOPIC_EVENT_KINDS),
    milestone: () => p.manyToOne(Milestone).nullable().index().deleteRule('set null'),
    /** The same fact is told once: a second try to write it changes nothing. */
    factKey: p.text(),
    payload: p.json<Record<string, unknown>>().defaultRaw(`'{}'::jsonb`),
    /** Who did it. */
    actor: p.enum(['machine', 'editor']).default('machine'),
    /** News time. */
    at: p.datetime(),
    writtenAt: p.datetime().defaultRaw('now()'),
    /** When followers' notices were made from it (system time). */
    noticedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['topic', 'factKey'] }],
  indexes: [
    { name: 'topic_event_log', expression: 'create index topic_event_log on topic_event (topic_id, at, id)' },
    {
      name: 'topic_event_to_notice',
      expression:
        "create index topic_event_to_notice on topic_event (id) where noticed_at is null and kind in ('milestone_added', 'level_raised', 'milestone_retracted', 'status_changed')",
    },
  ],
});

/** The public change log of a topic; followers' notices are made from it. */
export class TopicEvent extends TopicEventSchema.class {}
TopicEventSchema.setClass(TopicEvent);
