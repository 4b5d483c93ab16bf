import { z } from 'zod';
import { NOTIFICATION_FREQUENCIES, PRIORITIES } from '#vocabulary';
import { Mute } from '../../notifications/mute.js';
import { SourceBrief } from '../../sources/source.js';
import { Topic } from '../../stories/topic.js';
import { Milestone } from '../../timeline/milestone.js';

export const Priority = z.enum(PRIORITIES);
export type Priority = z.infer<typeof Priority>;

export const NotificationFrequency = z.enum(NOTIFICATION_FREQUENCIES);
export type NotificationFrequency = z.infer<typeof NotificationFrequency>;

/** A list of follows is answered up to here, the liveliest first. */
export const FOLLOWS_ANSWERED = 300;
/** Topics that one reader may follow. */
export const FOLLOWS_MOST = 10_000;
export const TOPICS_TO_FOLLOW = 12;
export const LATEST_UPDATES = 20;

const instant = z.iso.datetime();

/** The response to following and unfollowing. Both are idempotent. */
export const FollowState = z.object({ isFollowing: z.boolean(), followerCount: z.int().min(0) });
export type FollowState = z.infer<typeof FollowState>;

export const IsFollowing = z.object({ isFollowing: z.boolean() });
export type IsFollowing = z.infer<typeof IsFollowing>;

export const FollowPreferences = z
  .strictObject({ priority: Priority.optional(), notificationFrequency: NotificationFrequency.optional() })
  .refine((given) => Object.keys(given).length > 0, {
    message: 'priority or notificationFrequency is required',
  });
export type FollowPreferences = z.infer<typeof FollowPreferences>;

/** A followed topic. Topics with milestones since the reader's last visit come first. */
export const UserTopic = z.object({
  /** The same as `topic.id`. Copies on devices may be older than this field. */
  topicId: z.int().positive().optional(),
  topic: Topic,
  priority: Priority,
  notificationFrequency: NotificationFrequency,
  /** Null if the story is not muted. */
  mute: Mute.nullable(),
  followedAt: instant,
  /** When the reader last visited the topic. */
  seenAt: instant,
  /** Milestones since then. */
  newMilestones: z.int().min(0),
  lastMilestone: Milestone.pick({ id: true, title: true, date: true, confirmationLevel: true }).nullable(),
});
export type UserTopic = z.infer<typeof UserTopic>;
export const UserTopics = z.array(UserTopic);

/** The newest articles of followed topics, one for each topic and milestone. */
export const LatestUpdate = z.object({
  id: z.int().positive(),
  slug: z.string(),
  title: z.string(),
  /** Of the article (BCP 47). Copies on devices may be older than this field. */
  language: z.string().default('en'),
  publishedAt: instant.nullable(),
  topic: z
    .object({
      id: z.int().positive(),
      slug: z.string(),
      name: z.string(),
      categoryId: z.int().positive().nullable(),
    })
    .nullable(),
  source: z.object({ name: z.string() }).nullable(),
});
export type LatestUpdate = z.infer<typeof LatestUpdate>;
export const LatestUpdates = z.array(LatestUpdate);

/** Whether the reader wants notifications of significant developments that a followed source reports first. */
export const SourceNotices = z.strictObject({ wanted: z.boolean() });
export type SourceNotices = z.infer<typeof SourceNotices>;

export const FollowedSource = SourceBrief.extend({
  url: z.string(),
  followerCount: z.int().min(0),
  wantsNotices: z.boolean(),
});
export type FollowedSource = z.infer<typeof FollowedSource>;
export const FollowedSources = z.array(FollowedSource);
