import type { NoticePreferences } from '#domain';
import type { FollowRow } from '#persistence';

export function preferencesOf(follow: FollowRow): NoticePreferences {
  return {
    frequency: follow.notification_frequency,
    priority: follow.priority,
    wantsMilestones: follow.wants_milestones,
    wantsResolutions: follow.wants_resolutions,
    wantsUpdates: follow.wants_updates,
  };
}
