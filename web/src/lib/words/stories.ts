import { plural, t } from '@lingui/core/macro';
import * as english from '#contract/stories';
import { said } from '../language/said';
import { relativeTime } from './news-clock';

/** The badge of a status as received: a missing one is ongoing, an unfamiliar one 'Unknown'. */
export const statusBadge = (status: string | null | undefined) => said(english.statusBadge(status));

export const frequencyLabel = (frequency: english.UpdateFrequency) => said(english.frequencyLabel(frequency));

/** Why the milestone counts another number of origins than the end; null if it counts the same. */
export function originsNote({ originCount, milestoneOrigins }: english.Ending): string | null {
  if (milestoneOrigins === null || milestoneOrigins === originCount) return null;
  return milestoneOrigins > originCount
    ? plural(milestoneOrigins, {
        other:
          'Its milestone counts # origins, because it includes those that report the same development without saying that it ends the story.',
      })
    : plural(milestoneOrigins, {
        one: 'Its milestone counts one origin, because some reports of the end belong to other milestones.',
        other: 'Its milestone counts # origins, because some reports of the end belong to other milestones.',
      });
}

/** Spans below this many units are given in the next smaller unit, because '1 month' may be 58 days. */
const UNITS_FROM = 2;

/** 'less than a day', '1 day', '45 days', '9 months', '3 years'. Months have 30 days and years 365. */
export function openForLabel(days: number): string {
  const years = Math.floor(days / 365);
  if (years >= UNITS_FROM) return plural(years, { one: '# year', other: '# years' });
  const months = Math.floor(days / 30);
  if (months >= UNITS_FROM) return plural(months, { one: '# month', other: '# months' });
  return days < 1 ? t`less than a day` : plural(days, { one: '# day', other: '# days' });
}

interface StandingTopic {
  status: string;
  resolutionSummary: string | null;
  lastReportedAt: string;
}

/** After this many days without a report, the page mentions the silence. */
const SILENCE_DAYS = 3;

/**
 * The second sentence of 'Where it stands'. Silence is never called resolution; only the status decides that.
 * `lastSource` is the outlet of the newest article, if known.
 */
export function standingSentence(topic: StandingTopic, lastSource: string | null, now: Date): string {
  if (topic.status === 'resolved') return topic.resolutionSummary ?? t`Resolved.`;
  const days = english.quietDays(topic, now);
  if (days >= SILENCE_DAYS)
    return lastSource === null
      ? plural(days, { other: 'No reporting for # days.' })
      : plural(days, {
          other: `No reporting for # days, last by ${lastSource}.`,
        });
  const ago = relativeTime(topic.lastReportedAt, now);
  return lastSource === null
    ? t`Not resolved; last reported ${ago}.`
    : t`Not resolved; last reported ${ago} by ${lastSource}.`;
}
