import type { DigestRhythm, NotificationFrequency, Priority } from '#vocabulary';
import { isTrifle, type Matter, matterOf, type NotificationFact } from './notification-fact.js';

/** When and about what a reader wants notifications of a followed topic. */
export interface NotificationPreferences {
  frequency: NotificationFrequency;
  priority: Priority;
  wantsMilestones: boolean;
  wantsResolutions: boolean;
  wantsUpdates: boolean;
  /** What is due in a daily digest comes in the weekly one. */
  wantsWeeklyDigest: boolean;
}

export type Delivery = DigestRhythm | 'now' | 'never';

/**
 * When a reader receives a fact. The frequency decides which facts, the priority how soon. High sends milestones and
 * resolutions immediately instead of in a digest. Low puts everything into the daily digest. Neither adds a kind of fact.
 * What one origin reports and is not significant waits for the daily digest, unless the reader asked for it at once.
 */
export function deliveryOf(fact: Readonly<NotificationFact>, preferences: NotificationPreferences): Delivery {
  const { frequency, priority } = preferences;
  const matter = matterOf(fact);
  if (!isWanted(matter, preferences) || !fits(matter, frequency)) return 'never';
  const daily = preferences.wantsWeeklyDigest ? 'weekly' : 'daily';
  if (priority === 'low') return daily;
  if (frequency !== 'daily' && frequency !== 'weekly')
    return isTrifle(fact) && priority !== 'high' ? daily : 'now';
  if (priority === 'high' && matter !== 'update') return 'now';
  return frequency === 'daily' ? daily : 'weekly';
}

function isWanted(matter: Matter, preferences: NotificationPreferences): boolean {
  switch (matter) {
    case 'milestone':
      return preferences.wantsMilestones;
    case 'resolution':
      return preferences.wantsResolutions;
    case 'update':
      return preferences.wantsUpdates;
  }
}

function fits(matter: Matter, frequency: NotificationPreferences['frequency']): boolean {
  switch (frequency) {
    case 'resolution_only':
      return matter === 'resolution';
    case 'major_only':
      return matter !== 'update';
    default:
      return true;
  }
}
