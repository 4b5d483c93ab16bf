import { defineEntity, p } from '@mikro-orm/core';
import { DEFAULT_FREQUENCY, DEFAULT_PRIORITY, NOTIFICATION_FREQUENCIES, PRIORITIES } from '#vocabulary';
import { User } from '../accounts/user.entity.js';
import { Topic } from '../stories/topic.entity.js';

const FollowSchema = defineEntity({
  name: 'Follow',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    topic: () => p.manyToOne(Topic).primary().deleteRule('cascade'),
    priority: p.enum(PRIORITIES).default(DEFAULT_PRIORITY),
    notificationFrequency: p.enum(NOTIFICATION_FREQUENCIES).default(DEFAULT_FREQUENCY),
    /** News time. Earlier facts are not news to the follower. */
    followedAt: p.datetime(),
    /** News time of the reader's last visit to the topic. */
    seenAt: p.datetime(),
    /** When the reader muted the topic, and until when (news time). `mutedUntil` is null if it is muted for good. */
    mutedSince: p.datetime().nullable(),
    mutedUntil: p.datetime().nullable(),
    /** Articles of this topic with one of these words or from one of these sources are hidden from the follower. */
    mutedWords: p.array().default([]),
    hiddenSourceIds: p.type('integer[]').$type<number[]>().columnType('int[]').default([]),
    /** Targets that get this story's notifications, among those that do not get everything. May name deleted ones. */
    targetIds: p.type('integer[]').$type<number[]>().columnType('int[]').default([]),
  },
  indexes: [
    { name: 'follow_of_topic', expression: 'create index follow_of_topic on follow (topic_id, user_id)' },
  ],
});

/** A user's follow of a topic, with priority and notification frequency. */
export class Follow extends FollowSchema.class {}
FollowSchema.setClass(Follow);
