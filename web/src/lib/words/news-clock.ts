import { plural, t } from '@lingui/core/macro';
import * as english from '#contract/news-clock';
import type { Meta } from '#contract/site';
import { i18n } from '#language';
import { formatsBy } from '../language/formats';
import { MESSAGES } from './site';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '5 minutes ago', by the news clock; 'Recently' without a date. Future times read 'just now'. */
export function relativeTime(at: string | null | undefined, now: Date): string {
  if (!at) return MESSAGES.recently;
  const ms = now.getTime() - Date.parse(at);
  if (Number.isNaN(ms)) return MESSAGES.recently;
  if (ms < MINUTE) return t`just now`;
  if (ms < HOUR) return plural(Math.floor(ms / MINUTE), { one: '# minute ago', other: '# minutes ago' });
  if (ms < DAY) return plural(Math.floor(ms / HOUR), { one: '# hour ago', other: '# hours ago' });
  return ms < 2 * DAY ? t`yesterday` : daysAgo(Math.floor(ms / DAY));
}

/** Specified: age in buckets of 7, 30 and 365 days. */
export function ageLabel(at: string | null | undefined, now: Date): string {
  if (!at || Number.isNaN(Date.parse(at))) return t`Unknown`;
  const days = Math.floor((now.getTime() - Date.parse(at)) / DAY);
  if (days < 1) return t`Today`;
  return days === 1 ? t`Yesterday` : daysAgo(days);
}

/** @param days 2 or more */
function daysAgo(days: number): string {
  if (days < 7) return plural(days, { one: '# day ago', other: '# days ago' });
  if (days < 30) return plural(Math.floor(days / 7), { one: '# week ago', other: '# weeks ago' });
  if (days < 365) return plural(Math.floor(days / 30), { one: '# month ago', other: '# months ago' });
  return plural(Math.floor(days / 365), { one: '# year ago', other: '# years ago' });
}

/** '2 March 2031' from '2031-03-02'. A day has no time zone. */
export function dayLabel(day: string): string {
  if (i18n.locale === 'en') return english.dayLabel(day);
  return written(new Date(day), { dateStyle: 'long', timeZone: 'UTC' });
}

/** 'Sunday 2 March 2031 at 09:05', in the reader's time zone. */
export function momentLabel(at: string): string {
  if (i18n.locale === 'en') return english.momentLabel(at);
  return written(new Date(at), { dateStyle: 'full', timeStyle: 'short' });
}

const MOMENT = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:[\d.]+Z/g;

/** A text with its moments, such as '2031-03-02T09:05:00.000Z', as `momentLabel` writes them. */
export function withMoments(text: string): string {
  return text.replace(MOMENT, (at) => momentLabel(at));
}

type Recording = NonNullable<Meta['recording']>;

/** The sentences of the replay banner: a recording, of which days, whether it is fictional, and its clock. In UTC. */
export function recordingBanner(recording: Recording, now: Date): string[] {
  const days = formatOf({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(recording.from),
    new Date(recording.to),
  );
  const moment = momentInUtc(now);
  const sentences = recording.fictional
    ? [t`A recording of invented news, ${days}.`, t`Every outlet, person and event in it is fictional.`]
    : [t`A recording of the news, ${days}.`];
  return [
    ...sentences,
    english.hasEnded(recording, now)
      ? t`It has ended; its clock stopped at ${moment} UTC.`
      : t`Its clock reads ${moment} UTC.`,
  ];
}

function momentInUtc(moment: Date): string {
  const parts = {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  } as const;
  const words = written(moment, parts);
  return i18n.locale === 'en' ? words.replace(/,| at/, '') : words;
}

const written = (date: Date, options: Intl.DateTimeFormatOptions) => formatOf(options).format(date);

const formatOf = formatsBy(
  (locales, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales, options),
);
