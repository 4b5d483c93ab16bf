import type { FollowState, LatestUpdate, TopicSettings, UserTopic } from '#contract/reading';
import type {
  FollowedTopicRow,
  FollowSettingsRow,
  FollowStateRow,
  LatestUpdateRow,
} from '#persistence/reading';
import { presentMute } from '../../notifications/notification.presenter.js';
import { presentTopic } from '../topic.presenter.js';

export function presentFollowState(row: FollowStateRow): FollowState {
  return { isFollowing: row.is_following, followerCount: row.follower_count };
}

/** @param now news time */
export function presentUserTopic(row: FollowedTopicRow, now: Date): UserTopic {
  return {
    topicId: row.id,
    topic: presentTopic(row),
    priority: row.priority,
    notificationFrequency: row.notification_frequency,
    mute: presentMute(row, now),
    followedAt: row.followed_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    newMilestones: row.new_milestones,
    lastMilestone:
      row.milestone_id === null
        ? null
        : {
            id: row.milestone_id,
            title: row.milestone_title,
            date: row.milestone_date.toISOString(),
            confirmationLevel: row.milestone_level,
          },
  };
}

export function presentFollowSettings(row: FollowSettingsRow): TopicSettings {
  return {
    mutedWords: row.muted_words,
    hiddenSources: row.hidden_sources.map(({ id, name }) => ({ id, name })),
    targetIds: row.target_ids,
  };
}

export function presentLatestUpdate(row: LatestUpdateRow): LatestUpdate {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    language: row.language,
    publishedAt: row.published_at.toISOString(),
    topic: { id: row.topic_id, slug: row.topic_slug, name: row.topic_name, categoryId: row.category_id },
    source: { name: row.source_name },
  };
}
