import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { formatsBy } from './formats';
import { i18n } from './i18n';
import { numberLabel } from './numbers';

/**
 * What is filled into a sentence of the server in English, in the language of the interface: a number, a span of time, a
 * number of articles, a day, or one of a few words. Everything else stays as it is, such as a name.
 */
export function filledIn(english: string): string {
  if (/^\d+(?:\.\d+)?$/.test(english)) return numberLabel(Number(english), PLAIN);
  const span = /^(\d[\d,]*) ([a-z]+?)s?( ago)?$/.exec(english.replace(/^an? (?=(?:minute|hour) ago$)/, '1 '));
  if (span !== null)
    return spanLabel(Number(span[1]?.replaceAll(',', '')), span[2] ?? '', span[3] !== undefined) ?? english;
  const word = Object.hasOwn(WORDS, english) ? WORDS[english] : undefined;
  return word ? i18n._(word) : (dayLabel(english) ?? english);
}

/** It may be the number of an entry. */
const PLAIN = { useGrouping: false, maximumFractionDigits: 20 } as const;

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  address: msg({ message: 'address', context: 'limit per address' }),
  reader: msg({ message: 'reader', context: 'limit per reader' }),
  topic: msg({ message: 'topic', context: 'this topic does not exist' }),
  milestone: msg({ message: 'milestone', context: 'this milestone does not exist' }),
  source: msg({ message: 'source', context: 'this source does not exist' }),
  hour: msg({ message: 'hour', context: 'quota per hour' }),
  day: msg({ message: 'day', context: 'quota per day' }),
  'less than a minute': msg({ message: 'less than a minute', context: 'for less than a minute' }),
  'another story': msg({ message: 'another story', context: 'merged with another story' }),
  'just now': msg`just now`,
  yesterday: msg`yesterday`,
};

/** A span stands after 'in', 'for' or 'since', or before 'ago'. Articles are counted. */
function spanLabel(count: number, unit: string, isAgo: boolean): string | null {
  switch (unit) {
    case 'second':
      return isAgo
        ? null
        : t({
            message: `${plural(count, { one: '# second', other: '# seconds' })}`,
            context: 'after “in” or “for”',
          });
    case 'minute':
      return isAgo
        ? plural(Number(count), { one: '# minute ago', other: '# minutes ago' })
        : t({
            message: `${plural(count, { one: '# minute', other: '# minutes' })}`,
            context: 'after “in” or “for”',
          });
    case 'hour':
      return isAgo
        ? plural(Number(count), { one: '# hour ago', other: '# hours ago' })
        : t({
            message: `${plural(count, { one: '# hour', other: '# hours' })}`,
            context: 'after “in” or “for”',
          });
    case 'day':
      return isAgo
        ? plural(Number(count), { one: '# day ago', other: '# days ago' })
        : t({
            message: `${plural(count, { one: '# day', other: '# days' })}`,
            context: 'after “in” or “for”',
          });
    case 'week':
      return isAgo
        ? plural(Number(count), { one: '# week ago', other: '# weeks ago' })
        : t({
            message: `${plural(count, { one: '# week', other: '# weeks' })}`,
            context: 'after “in” or “for”',
          });
    case 'month':
      return isAgo
        ? plural(Number(count), { one: '# month ago', other: '# months ago' })
        : t({
            message: `${plural(count, { one: '# month', other: '# months' })}`,
            context: 'after “in” or “for”',
          });
    case 'year':
      return isAgo
        ? plural(Number(count), { one: '# year ago', other: '# years ago' })
        : t({
            message: `${plural(count, { one: '# year', other: '# years' })}`,
            context: 'after “in” or “for”',
          });
    case 'article':
      return plural(count, { one: '# article', other: '# articles' });
    default:
      return null;
  }
}

const DAY = /^(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?: (\d{4}))?$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** With a 29 February. */
const ANY_YEAR = 2000;

const dayFormat = formatsBy(
  (locales, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales, options),
);

/** '3 May 2031', '3 May' */
function dayLabel(english: string): string | null {
  const [, day, month = '', year] = DAY.exec(english) ?? [];
  if (day === undefined) return null;
  const date = Date.UTC(Number(year ?? ANY_YEAR), MONTHS.indexOf(month), Number(day));
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return dayFormat(year === undefined ? options : { ...options, year: 'numeric' }).format(date);
}
