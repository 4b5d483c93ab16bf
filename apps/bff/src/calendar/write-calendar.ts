import ical, { foldLines, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { PRODUCT_NAME } from '#contract/site';
import { withoutControls } from '#domain/ingest/article';
import type { CalendarDocument, CalendarEvent } from './calendar-document.js';

/** How often programs should read a calendar again (seconds). */
const REFRESH_S = 6 * 3600;

/** iCalendar (RFC 5545, RFC 7986). Entries take no time: a reader is not busy because a court sits. */
export function writeCalendar(document: CalendarDocument): string {
  const calendar = ical({
    prodId: { company: PRODUCT_NAME, product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // The library writes these two as they are.
    name: escaped(document.name),
    description: escaped(document.description),
    url: document.pageUrl,
    source: document.selfUrl,
    ttl: REFRESH_S,
    scale: 'GREGORIAN',
  });
  for (const event of document.events) calendar.createEvent(entryOf(event));
  return withLanguages(
    calendar.toString(),
    document.events.map(({ language }) => language),
  );
}

function entryOf(event: CalendarEvent) {
  return {
    id: event.uid,
    allDay: true,
    start: new Date(event.firstDay),
    end: new Date(event.endDay),
    // Not the moment of writing: the same calendar must be the same bytes.
    stamp: event.modifiedAt,
    lastModified: event.modifiedAt,
    sequence: event.sequence,
    summary: plain(event.summary),
    description: plain(event.description),
    url: event.url,
    transparency: ICalEventTransparency.TRANSPARENT,
    status: event.state === 'called_off' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

/** The library knows no parameters of texts, so the summaries get their languages here. */
function withLanguages(written: string, languages: readonly string[]): string {
  let entry = 0;
  const lines = written
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => {
      if (!line.startsWith('SUMMARY:')) return line;
      const language = languages[entry++] ?? '';
      return /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(language)
        ? line.replace('SUMMARY:', `SUMMARY;LANGUAGE=${language}:`)
        : line;
    });
  return foldLines(lines.join('\r\n'));
}

/** Without characters that iCalendar forbids. */
function plain(text: string): string {
  return withoutControls(text.toWellFormed());
}

function escaped(text: string): string {
  return plain(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');
}
