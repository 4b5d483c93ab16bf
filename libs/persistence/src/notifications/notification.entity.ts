import { defineEntity, p } from '@mikro-orm/core';
import { NOTIFICATION_TYPES } from '#vocabulary';
import { User } from '../accounts/user.entity.js';
import { Topic } from '../stories/topic.entity.js';
import { Milestone } from '../timeline/milestone.entity.js';

const NotificationSchema = defineEntity({
  name: 'Notification',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    type: p.enum(NOTIFICATION_TYPES),
    title: p.text(),
    message: p.text(),
    /** The page it links to. */
    topic: () => p.manyToOne(Topic).nullable().index().deleteRule('cascade'),
    milestone: () => p.manyToOne(Milestone).nullable().index().deleteRule('set null'),
    /** For a digest: '{rhythm} {day}', once per user. Null for single facts. */
    digestKey: p.text().nullable(),
    /** The topics of a digest with their facts, for links. */
    items: p.json<readonly { topicId: number; slug: string; name: string; facts: string[] }[]>().nullable(),
    readAt: p.datetime().nullable(),
    /** When it was mailed. Also set if it is not to be mailed. */
    mailedAt: p.datetime().nullable(),
    /** News time. */
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'notification_digest_once', properties: ['user', 'digestKey'] }],
  indexes: [
    {
      name: 'notification_newest',
      expression: 'create index notification_newest on notification (user_id, id desc)',
    },
    {
      name: 'notification_unread',
      expression: 'create index notification_unread on notification (user_id) where read_at is null',
    },
  ],
});

/** A message to a reader: facts of one development or status change, or a digest. */
export class Notification extends NotificationSchema.class {}
NotificationSchema.setClass(Notification);
