import type { FollowingList, FollowingQuery, RemovedFollow } from '#contract/reading';
import type { FollowedTopicRow, RemovedFollowRow } from '#persistence/reading';
import type { TopicStatus } from '#vocabulary';
import { presentUserTopic } from '../topics/follows/follow.presenter.js';

export function presentFollowingList(
  page: readonly FollowedTopicRow[],
  byStatus: readonly { status: TopicStatus; count: number }[],
  openQuestions: number,
  { status, limit, offset }: FollowingQuery,
  now: Date,
): FollowingList {
  const sum = (wanted: (status: TopicStatus) => boolean) =>
    byStatus.reduce((total, row) => (wanted(row.status) ? total + row.count : total), 0);
  const counts = { open: sum((each) => each !== 'resolved'), resolved: sum((each) => each === 'resolved') };
  const matches = (each: TopicStatus) =>
    status === undefined || (status === 'open' ? each !== 'resolved' : each === status);
  return {
    follows: page.map((row) => presentUserTopic(row, now)),
    pagination: { total: sum(matches), limit, offset },
    counts,
    openQuestions,
  };
}

export function presentRemovedFollow(row: RemovedFollowRow): RemovedFollow {
  return {
    topicId: row.topic_id,
    priority: row.priority,
    notificationFrequency: row.notification_frequency,
    followedAt: row.followed_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    mutedWords: row.muted_words,
    hiddenSourceIds: row.hidden_source_ids,
    targetIds: row.target_ids,
    mutedSince: row.muted_since?.toISOString() ?? null,
    mutedUntil: row.muted_until?.toISOString() ?? null,
  };
}

export function removedRow(removed: RemovedFollow): RemovedFollowRow {
  return {
    topic_id: removed.topicId,
    priority: removed.priority,
    notification_frequency: removed.notificationFrequency,
    followed_at: new Date(removed.followedAt),
    seen_at: new Date(removed.seenAt),
    muted_words: removed.mutedWords,
    hidden_source_ids: removed.hiddenSourceIds,
    target_ids: removed.targetIds,
    muted_since: removed.mutedSince === null ? null : new Date(removed.mutedSince),
    muted_until: removed.mutedUntil === null ? null : new Date(removed.mutedUntil),
  };
}
