import { z } from 'zod';
import {
  CHOSEN_TARGETS_MAX,
  HIDDEN_SOURCES_MAX,
  MUTED_WORDS_MAX,
  SEARCH_MAX_CHARS,
} from '../../site/constants.js';
import { Pagination } from '../../site/pagination.js';
import { limit, offset } from '../../site/paging.js';
import { plainLine } from '../../site/plain-line.js';
import { TopicStatus } from '../../stories/topic.js';
import { NotificationFrequency, Priority, UserTopic } from './follow.js';
import { MutedWord } from './topic-settings.js';

export const FOLLOWING_PAGE = 30;
/** Topics that one call changes or unfollows, unless it changes all. */
export const FOLLOWING_AT_ONCE = 300;

/** By the newest development, by name, by when they were followed, or by status. */
export const FOLLOWING_SORTS = ['newest', 'name', 'followed', 'status'] as const;
export const FollowingSort = z.enum(FOLLOWING_SORTS);
export type FollowingSort = z.infer<typeof FollowingSort>;

/** A status, or 'open' for every topic that is not resolved. */
export const FollowingStatus = z.enum(['open', ...TopicStatus.options]);
export type FollowingStatus = z.infer<typeof FollowingStatus>;

export const FollowingQuery = z.object({
  /** Part of a name or label, without regard to case. */
  q: plainLine(SEARCH_MAX_CHARS).min(1).optional(),
  status: FollowingStatus.optional(),
  sort: FollowingSort.default('newest'),
  limit: limit(FOLLOWING_PAGE),
  offset,
});
export type FollowingQuery = z.infer<typeof FollowingQuery>;

/** One page of the followed topics. The counts are of all that match `q`, whatever their status. */
export const FollowingList = z.object({
  follows: z.array(UserTopic),
  pagination: Pagination,
  counts: z.object({ open: z.int().min(0), resolved: z.int().min(0) }),
  /** The reader's open questions about all followed stories. */
  openQuestions: z.int().min(0),
});
export type FollowingList = z.infer<typeof FollowingList>;

const id = z.int().positive().max(2_147_483_647);
const topicIds = z.array(id).min(1).max(FOLLOWING_AT_ONCE);
const instant = z.iso.datetime();

/** Changes the preferences of the chosen topics, or of all. */
export const FollowingChange = z
  .strictObject({
    topicIds: topicIds.optional(),
    all: z.literal(true).optional(),
    priority: Priority.optional(),
    notificationFrequency: NotificationFrequency.optional(),
  })
  .refine(({ topicIds: ids, all }) => (ids === undefined) !== (all === undefined), {
    message: 'either topicIds or all is required',
  })
  .refine(
    ({ priority, notificationFrequency }) => priority !== undefined || notificationFrequency !== undefined,
    { message: 'priority or notificationFrequency is required' },
  );
export type FollowingChange = z.infer<typeof FollowingChange>;

/** How many follows were changed or restored. */
export const FollowingChanged = z.object({ changed: z.int().min(0) });
export type FollowingChanged = z.infer<typeof FollowingChanged>;

export const Unfollowing = z.strictObject({ topicIds });
export type Unfollowing = z.infer<typeof Unfollowing>;

/** Everything about a follow that its removal loses. Undo sends it back. */
export const RemovedFollow = z.strictObject({
  topicId: id,
  priority: Priority,
  notificationFrequency: NotificationFrequency,
  followedAt: instant,
  seenAt: instant,
  mutedWords: z.array(MutedWord).max(MUTED_WORDS_MAX),
  hiddenSourceIds: z.array(id).max(HIDDEN_SOURCES_MAX),
  targetIds: z.array(id).max(CHOSEN_TARGETS_MAX).default([]),
  mutedSince: instant.nullable(),
  mutedUntil: instant.nullable(),
});
export type RemovedFollow = z.infer<typeof RemovedFollow>;

export const Unfollowed = z.object({ removed: z.array(RemovedFollow) });
export type Unfollowed = z.infer<typeof Unfollowed>;

export const FollowingRestoration = z.strictObject({
  removed: z.array(RemovedFollow).min(1).max(FOLLOWING_AT_ONCE),
});
export type FollowingRestoration = z.infer<typeof FollowingRestoration>;
