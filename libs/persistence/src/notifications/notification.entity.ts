import { defineEntity, p } from '@mikro-orm/core';
import { type DigestSection, NOTIFICATION_TYPES } from '#vocabulary';
import { User } from '../accounts/user.entity.js';
import { Source } from '../sources/source.entity.js';
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
    /** What it reported first, in a notification of a followed source. */
    source: () => p.manyToOne(Source).nullable().index().deleteRule('cascade'),
    /** '{rhythm} {day}' for a digest, 'source {id} {day}' for a followed source: once per user. Null for single facts. */
    digestKey: p.text().nullable(),
    /**
     * The topics of a digest or of a followed source's reports with their facts, for links. Digests of older versions have no
     * sections. An item of the section `sources` links to a source and has no topic.
     */
    items: p
      .json<
        readonly {
          topicId: number | null;
          slug: string;
          name: string;
          section?: DigestSection | null;
          facts: string[];
        }[]
      >()
      .nullable(),
    /** For a digest: the stories that it is about. `items` has the first of them. */
    storyCount: p.integer().nullable(),
    /**
     * The order of a reader's list, out of the sequence of the ids: the id at first. A notification that is updated gets a new
     * one.
     */
    position: p.integer(),
    readAt: p.datetime().nullable(),
    /** When it was mailed. Also set if it is not to be mailed. */
    mailedAt: p.datetime().nullable(),
    /** News time: when it was written or last updated. */
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'notification_digest_once', properties: ['user', 'digestKey'] }],
  indexes: [
    {
      name: 'notification_age',
      expression: 'create index notification_age on notification using brin (created_at)',
    },
    {
      name: 'notification_newest',
      expression: 'create index notification_newest on notification (user_id, position desc)',
    },
    {
      name: 'notification_unread',
      expression:
        'create index notification_unread on notification (user_id, position desc) where read_at is null',
    },
    {
      name: 'notification_of_development',
      expression:
        'create unique index notification_of_development on notification (user_id, milestone_id) where milestone_id is not null',
    },
  ],
});

/** A message to a reader: the facts of one development, updated in place; a change of status; what a followed
 * source reported first; or a digest. */
export class Notification extends NotificationSchema.class {}
NotificationSchema.setClass(Notification);
