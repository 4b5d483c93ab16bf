import type { Meta } from '../site/meta.js';
import { hasEnded } from './news-time.js';

type Recording = NonNullable<Meta['recording']>;

const DAY_FORMAT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
};
const MOMENT_FORMAT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
};

/** The sentences of the replay banner: a recording, of which days, whether it is fictional, and its clock. In UTC. */
export function recordingBanner(recording: Recording, now: Date): string[] {
  const days = new Intl.DateTimeFormat('en-GB', DAY_FORMAT).formatRange(
    new Date(recording.from),
    new Date(recording.to),
  );
  const moment = new Intl.DateTimeFormat('en-GB', MOMENT_FORMAT).format(now).replace(/,| at/, '');
  return [
    recording.fictional ? `A recording of invented news, ${days}.` : `A recording of the news, ${days}.`,
    recording.fictional ? 'Every outlet, person and event in it is fictional.' : '',
    hasEnded(recording, now)
      ? `It has ended; its clock stopped at ${moment} UTC.`
      : `Its clock reads ${moment} UTC.`,
  ].filter((sentence) => sentence !== '');
}
