import { createHash } from 'node:crypto';
import { PRODUCT_NAME, pagePath } from '#contract/site';
import { movedSentence } from '#contract/timeline';
import { calendarEntry } from '#domain/timeline/steps';
import type { CalendarStepRow, SetStepRow } from '#persistence/timeline';
import type { StepState } from '#vocabulary';
import type { CalendarDocument, CalendarEvent } from './calendar-document.js';

/** The most entries of a calendar. */
export const CALENDAR_ENTRIES_MOST = 10_000;
/** Programs show one line (characters). The description has the whole sentence. */
const SUMMARY_MOST = 160;

/** What a summary says of a step that is no longer to come. */
const PREFIXES: Record<StepState, string> = {
  pending: '',
  met: 'Reported: ',
  late: 'No report yet: ',
  silent: 'No report found: ',
  called_off: 'Called off: ',
};

export interface CalendarRows {
  announced: readonly CalendarStepRow[];
  set: readonly SetStepRow[];
}

/**
 * A calendar of steps, soonest first. If there are too many, the oldest are left out and the description says so.
 *
 * @param today YYYY-MM-DD
 * @param origin the public origin, without a trailing slash
 */
export function presentCalendar(
  head: Omit<CalendarDocument, 'events'>,
  { announced, set }: CalendarRows,
  today: string,
  origin: string,
): CalendarDocument {
  const events = [
    ...announced.flatMap((row) => announcedEvent(row, today, origin)),
    ...withOrdinals(set).map(([row, ordinal]) => setEvent(row, ordinal, origin)),
  ].toSorted((a, b) => a.firstDay.localeCompare(b.firstDay) || a.uid.localeCompare(b.uid));
  const left = Math.max(0, events.length - CALENDAR_ENTRIES_MOST);
  return {
    ...head,
    description: left === 0 ? head.description : `${head.description} ${LEFT_OUT}`,
    events: events.slice(left),
  };
}

const LEFT_OUT = `This calendar has more than ${CALENDAR_ENTRIES_MOST.toLocaleString('en')} entries: the oldest are left out.`;

/** An editor's steps stand in place of a topic's pending ones, as on its page. */
function announcedEvent(row: CalendarStepRow, today: string, origin: string): CalendarEvent[] {
  const entry = calendarEntry(
    {
      anchorArticleId: row.anchor_article_id,
      day: row.day,
      precision: row.precision,
      movedFrom: row.moved_from,
      isMet: row.met_milestone_id !== null,
      isCalledOff: row.called_off_by_id !== null,
      announcedAt: row.announced_at,
      changedAt: row.changed_at,
    },
    today,
  );
  if (row.is_replaced && entry.state === 'pending') return [];
  const url = topicUrl(row, origin);
  const moved = movedSentence({ movedFrom: row.moved_from });
  const description = [
    row.text,
    row.called_off_text === null ? null : `Called off: ${row.called_off_text}`,
    row.precision === 'week' ? 'Only the week is known.' : null,
    moved && `${moved}.`,
    `Announced by ${row.source_name}: ${origin}${pagePath('article', row.article_slug)}`,
    `Story: ${url}`,
  ];
  return [
    {
      ...entry,
      uid: `${entry.uid}@${hostOf(origin)}`,
      summary: summaryOf(row, entry.state),
      language: row.language,
      description: description.filter((line) => line !== null).join('\n'),
      url,
    },
  ];
}

/** Each step with the number of steps before it that have the same words in the same topic. */
function withOrdinals(steps: readonly SetStepRow[]): [row: SetStepRow, ordinal: number][] {
  const counts = new Map<string, number>();
  return steps.map((row) => {
    const key = `${row.topic_id} ${row.text}`;
    const ordinal = counts.get(key) ?? 0;
    counts.set(key, ordinal + 1);
    return [row, ordinal];
  });
}

/** A step is known by its topic and words, so a changed day does not make it another. */
function setEvent(row: SetStepRow, ordinal: number, origin: string): CalendarEvent {
  const words = ordinal === 0 ? row.text : `${row.text}\n${ordinal}`;
  const digest = createHash('sha256').update(words).digest('hex').slice(0, 16);
  const url = topicUrl(row, origin);
  return {
    uid: `set-${row.topic_id}-${digest}@${hostOf(origin)}`,
    firstDay: row.day,
    endDay: dayAfter(row.day),
    sequence: row.topic_version,
    state: 'pending',
    modifiedAt: row.topic_updated_at,
    summary: summaryOf(row, 'pending'),
    language: row.language,
    description: `${row.text}\nSet by an editor of ${PRODUCT_NAME}.\nStory: ${url}`,
    url,
  };
}

function summaryOf({ topic_label, text }: { topic_label: string; text: string }, state: StepState): string {
  const line = `${PREFIXES[state]}${topic_label}: ${text}`.replace(/\s+/g, ' ');
  if (line.length <= SUMMARY_MOST) return line;
  return `${line
    .slice(0, SUMMARY_MOST - 1)
    .replace(/\s+\S*$/, '')
    .toWellFormed()}…`;
}

const topicUrl = ({ topic_slug }: { topic_slug: string }, origin: string) =>
  origin + pagePath('topic', topic_slug);

const hostOf = (origin: string) => new URL(origin).hostname;

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
