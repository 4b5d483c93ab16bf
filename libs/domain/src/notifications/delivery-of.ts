import type { DigestRhythm, NotificationFrequency, Priority } from '#vocabulary';
import type { NoticeFact } from './notice-fact.js';

/** How a reader wants to hear of a followed topic, and of what at all. */
export interface NoticePreferences {
  frequency: NotificationFrequency;
  priority: Priority;
  wantsMilestones: boolean;
  wantsResolutions: boolean;
  wantsUpdates: boolean;
}

export type Delivery = DigestRhythm | 'now' | 'never';

/**
 * `milestone`: a significant development, or one that more origins confirm now. `resolution`: the story ended or
 * goes on again, or a development was taken back. `update`: the rest, its pace too.
 */
export type Matter = 'milestone' | 'resolution' | 'update';

export function matterOf(fact: Readonly<NoticeFact>): Matter {
  switch (fact.kind) {
    case 'milestone_added':
    case 'level_raised':
      return fact.isSignificant ? 'milestone' : 'update';
    case 'milestone_retracted':
      return 'resolution';
    case 'status_changed':
      return fact.from === 'resolved' || fact.to === 'resolved' ? 'resolution' : 'update';
  }
}

/**
 * When a reader is told. The frequency decides of what, the priority how soon: high sends at once what would be held
 * back of what matters, low puts everything into the daily digest; neither adds a kind of fact (decision 26).
 */
export function deliveryOf(fact: Readonly<NoticeFact>, preferences: NoticePreferences): Delivery {
  const { frequency, priority } = preferences;
  const matter = matterOf(fact);
  if (!isWanted(matter, preferences) || !fits(matter, frequency)) return 'never';
  if (priority === 'low') return 'daily';
  if (frequency !== 'daily' && frequency !== 'weekly') return 'now';
  return priority === 'high' && matter !== 'update' ? 'now' : frequency;
}

function isWanted(matter: Matter, preferences: NoticePreferences): boolean {
  switch (matter) {
    case 'milestone':
      return preferences.wantsMilestones;
    case 'resolution':
      return preferences.wantsResolutions;
    case 'update':
      return preferences.wantsUpdates;
  }
}

function fits(matter: Matter, frequency: NoticePreferences['frequency']): boolean {
  switch (frequency) {
    case 'resolution_only':
      return matter === 'resolution';
    case 'major_only':
      return matter !== 'update';
    default:
      return true;
  }
}
