import type { NotificationPreferences } from '#domain/notifications';
import type { FollowRow } from '#persistence/notifications';

export function preferencesOf(follow: FollowRow): NotificationPreferences {
  return {
    frequency: follow.notification_frequency,
    priority: follow.priority,
    wantsMilestones: follow.wants_milestones,
    wantsResolutions: follow.wants_resolutions,
    wantsUpdates: follow.wants_updates,
  };
}
