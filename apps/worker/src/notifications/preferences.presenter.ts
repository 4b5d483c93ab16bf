import type { Mute, NotificationPreferences } from '#domain/notifications';
import type { FollowRow } from '#persistence/notifications';

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

export function muteOf({ muted_since: since, muted_until: until }: FollowRow): Mute {
  return { since, until };
}
