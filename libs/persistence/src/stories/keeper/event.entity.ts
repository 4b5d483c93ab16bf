import { defineEntity, p } from '@mikro-orm/core';

const EventSchema = defineEntity({
  name: 'Event',
  properties: {
    id: p.integer().primary(),
    articleCount: p.integer().default(0),
    lastReportedAt: p.datetime(),
    /** The story model's data about the event, in its own compact format. Null until a checkpoint. */
    memory: p.blob().nullable(),
    /** The number of articles that the memory covers. If the event has another number, it is out of date. */
    memoryCount: p.integer().default(0),
    /** Version of the memory's format. Other versions are not read. */
    memoryFormat: p.integer().default(0),
  },
  indexes: [
    { name: 'event_recent', expression: 'create index event_recent on event (last_reported_at, id)' },
    {
      name: 'event_remembered',
      expression: 'create index event_remembered on event (last_reported_at) where memory is not null',
    },
  ],
});

/**
 * An occurrence that articles report within a few days. Articles form events, and events form topics. Only the
 * story-keeper uses events; its memory of them saves the next keeper from reading their articles again.
 */
export class Event extends EventSchema.class {}
EventSchema.setClass(Event);
