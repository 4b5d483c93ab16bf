import type { Mute, NotificationPreferences } from '#domain/notifications';
import type { FollowRow, SourceFollowerRow } from '#persistence/notifications';

export function preferencesOf(follow: FollowRow): NotificationPreferences {
  return {
    frequency: follow.notification_frequency,
    priority: follow.priority,
    wantsMilestones: follow.wants_milestones,
    wantsResolutions: follow.wants_resolutions,
    wantsUpdates: follow.wants_updates,
    wantsWeeklyDigest: follow.wants_weekly_digest,
  };
}

/** A followed source has no preferences of its own: those of the account apply. */
export function sourcePreferencesOf(follow: SourceFollowerRow): NotificationPreferences {
  return {
    frequency: follow.default_frequency,
    priority: 'normal',
    wantsMilestones: follow.wants_milestones,
    wantsResolutions: follow.wants_resolutions,
    wantsUpdates: follow.wants_updates,
    wantsWeeklyDigest: follow.wants_weekly_digest,
  };
}

export function muteOf({
  muted_since: since,
  muted_until: until,
}: Pick<FollowRow, 'muted_since' | 'muted_until'>): Mute {
  return { since, until };
}
