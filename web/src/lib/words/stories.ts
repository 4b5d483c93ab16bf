import { plural, t } from '@lingui/core/macro';
import * as english from '#contract/stories';
import { listLabel } from '../language/numbers';
import { said } from '../language/said';
import { dayLabel, relativeTime } from './news-clock';

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
  if (topic.status === 'resolved')
    return topic.resolutionSummary === null ? t`Resolved.` : endWords(topic.resolutionSummary);
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

/** How the engine says why a story ended. */
const END =
  /^Ended: “(?<sentence>.+)” \((?<source>.+), (?<day>\d{1,2} \p{L}+ \d{4})\)\. (?<origins>\d+) independent origins reported it\.$/su;

/** Why a story ended: the engine's sentence in the interface's language, an editor's words as they are. */
export function endWords(summary: string): string {
  const { sentence, source, day, origins } = END.exec(summary)?.groups ?? {};
  const at = Date.parse(`${day} UTC`);
  if (sentence === undefined || source === undefined || Number.isNaN(at)) return said(summary);
  const ended = dayLabel(new Date(at).toISOString().slice(0, 10));
  return t`Ended: “${sentence}” (${source}, ${ended}). ${plural(Number(origins), { other: '# independent origins reported it.' })}`;
}

const REOPENED = 'Reopened. ';

/** An entry of a story's history, such as 'Ongoing: It leaks.', as the server says it. What an editor wrote stays as it is. */
export function changeWords(sentence: string): string {
  if (sentence.startsWith(REOPENED)) return `${t`Reopened.`} ${changeWords(sentence.slice(REOPENED.length))}`;
  const name = STATUS_NAMES.find((each) => sentence === `${each}.` || sentence.startsWith(`${each}: `));
  if (name === undefined) return endWords(sentence);
  const status = said(name);
  if (sentence === `${name}.`) return t`${status}.`;
  const reason = said(sentence.slice(name.length + 2));
  return t`${status}: ${reason}`;
}

const STATUS_NAMES = (['ongoing', 'developing', 'resolved'] as const).map(english.statusBadge);

/** Why two stories are related, as the server says it: 'Both mention Orvale, dam and flood.' */
export function relationWords(why: string): string {
  const mentioned = /^Both mention (?<words>.+)\.$/s.exec(why)?.groups?.words;
  if (mentioned === undefined) return said(why);
  const words = mentioned.split(/, | and (?!.* and )/);
  return said(`Both mention ${listLabel(words)}.`);
}
