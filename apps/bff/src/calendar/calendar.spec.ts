import { describe, expect, it } from '@jest/globals';
import ical, { type VEvent } from 'node-ical';
import type { CalendarStepRow } from '#persistence/timeline';
import { CALENDAR_ENTRIES_MOST, presentCalendar } from './calendar.presenter.js';
import { writeCalendar } from './write-calendar.js';

const ORIGIN = 'https://news.example';
const HEAD = {
  name: 'Dam; wall, and\nriver',
  description: 'What is announced.',
  pageUrl: `${ORIGIN}/topics/dam`,
  selfUrl: `${ORIGIN}/topics/dam/calendar.ics`,
};

function row(values: Partial<CalendarStepRow> = {}): CalendarStepRow {
  return {
    id: 1,
    topic_id: 1,
    anchor_article_id: 7,
    day: '2031-03-14',
    precision: 'day',
    text: 'The council will hear the engineers on 14 March.',
    article_ids: [7],
    announced_at: new Date('2031-03-04T12:00:00Z'),
    moved_from: [],
    met_milestone_id: null,
    called_off_by_id: null,
    called_off_text: null,
    changed_at: new Date('2031-03-04T12:00:05Z'),
    topic_slug: 'dam',
    topic_label: 'Orrin dam',
    language: 'en',
    article_slug: 'dam-1',
    source_name: 'Orrin Herald',
    is_replaced: false,
    ...values,
  };
}

function written(rows: readonly CalendarStepRow[], today = '2031-03-05') {
  const text = writeCalendar(presentCalendar(HEAD, { announced: rows, set: [] }, today, ORIGIN));
  const parsed = Object.values(ical.sync.parseICS(text));
  return { text, events: parsed.filter((each): each is VEvent => each?.type === 'VEVENT') };
}

/** Of a calendar with the most entries. */
const BYTES_MOST = 15_000_000;
/** Of processor time. */
const BUDGET_MS = 30_000;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (value as { val: string }).val;

describe('a calendar', () => {
  it('has an all-day entry for each step', () => {
    const { text, events } = written([row()]);
    const [event] = events;
    expect(event?.uid).toBe('step-7-2031-03-14@news.example');
    expect(event?.datetype).toBe('date');
    expect(textOf(event?.summary)).toBe('Orrin dam: The council will hear the engineers on 14 March.');
    expect(textOf(event?.description)).toContain(
      'Announced by Orrin Herald: https://news.example/articles/dam-1',
    );
    expect(textOf(event?.url)).toBe('https://news.example/topics/dam');
    expect(text).toContain('DTSTART;VALUE=DATE:20310314\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20310315\r\n');
    expect(text).toContain('SEQUENCE:5\r\n');
    expect(text).toContain('LAST-MODIFIED:20310304T120005Z\r\n');
    expect(text).toContain('TRANSP:TRANSPARENT\r\n');
    expect(text).toContain('STATUS:CONFIRMED\r\n');
  });

  it('escapes what outlets wrote, in entries and in its name', () => {
    const hostile = 'Hearing; vote, on C:\\temp\r\nEND:VEVENT\nATTENDEE:mailto:x@y.example\u0007';
    const { text, events } = written([row({ topic_label: hostile, text: hostile })]);
    expect(events).toHaveLength(1);
    expect(text).not.toMatch(/^ATTENDEE/m);
    expect(text).not.toContain('\u0007');
    expect(text).toContain('X-WR-CALNAME:Dam\\; wall\\, and\\nriver\r\n');
    expect(textOf(events[0]?.description)).toContain('Hearing; vote, on C:\\temp\n');
  });

  it('keeps lines within 75 bytes in any script, with the language of the sentence', () => {
    const text = 'الجلسة المقبلة للمحكمة في 14 مارس، وفق ما أعلنه القاضي أمس في المدينة القديمة';
    const { text: document, events } = written([row({ text, language: 'ar' })]);
    for (const line of document.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(document.replaceAll('\r\n ', '')).toContain(`SUMMARY;LANGUAGE=ar:Orrin dam: ${text.slice(0, 20)}`);
    expect(textOf(events[0]?.summary)).toContain(text);
  });

  it('leaves out what is not the name of a language', () => {
    expect(written([row({ language: 'en:evil' })]).text).toContain('\r\nSUMMARY:Orrin dam');
  });

  it.each([
    ['met', { met_milestone_id: 3 }, '2031-03-15', 'Reported: ', 'CONFIRMED'],
    ['late', {}, '2031-03-16', 'No report yet: ', 'CONFIRMED'],
    ['silent', {}, '2031-03-30', 'No report found: ', 'CONFIRMED'],
    [
      'called off',
      { called_off_by_id: 9, called_off_text: 'The hearing was cancelled.' },
      '2031-03-05',
      'Called off: ',
      'CANCELLED',
    ],
  ])('says that a step is %s', (_, values, today, prefix, status) => {
    const { events } = written([row(values)], today);
    expect(textOf(events[0]?.summary)).toMatch(new RegExp(`^${prefix}Orrin dam: `));
    expect(events[0]?.status).toBe(status);
  });

  it('gives an entry of a week seven days', () => {
    const { text } = written([row({ day: '2031-03-10', precision: 'week' })]);
    expect(text).toContain('DTSTART;VALUE=DATE:20310310\r\nDTEND;VALUE=DATE:20310317\r\n');
  });

  it('shows what an editor set in place of pending steps, and keeps past ones', () => {
    const replaced = [
      row({ is_replaced: true }),
      row({ id: 2, anchor_article_id: 8, is_replaced: true, met_milestone_id: 1 }),
    ];
    const set = {
      topic_id: 1,
      topic_slug: 'dam',
      topic_label: 'Orrin dam',
      language: 'en',
      text: 'The vote',
      day: '2031-03-20',
      topic_version: 4,
      topic_updated_at: new Date('2031-03-04T12:00:00Z'),
    };
    const { events } = presentCalendar(HEAD, { announced: replaced, set: [set] }, '2031-03-05', ORIGIN);
    expect(events.map(({ uid }) => uid.split('@')[0])).toEqual([
      'step-8-2031-03-14',
      expect.stringMatching(/^set-1-[0-9a-f]{16}$/),
    ]);
    const moved = presentCalendar(
      HEAD,
      { announced: [], set: [{ ...set, day: '2031-03-22' }] },
      '2031-03-05',
      ORIGIN,
    );
    expect(moved.events[0]?.uid).toBe(events[1]?.uid);
  });

  it('is bounded, and says what it left out', () => {
    const rows = Array.from({ length: CALENDAR_ENTRIES_MOST + 1 }, (_, at) =>
      row({ id: at, anchor_article_id: at, day: at === 4 ? '2031-01-01' : '2031-03-14' }),
    );
    const document = presentCalendar(HEAD, { announced: rows, set: [] }, '2031-03-05', ORIGIN);
    expect(document.events).toHaveLength(10_000);
    expect(document.events[0]?.firstDay).toBe('2031-03-14');
    expect(document.description).toContain('more than 10,000 entries: the oldest are left out');
  });

  it('is written and read with 10,000 long entries, within a budget', () => {
    const text = `${'Die Räte hören die Prüfer, „öffentlich“; '.repeat(8)}am 14. März.`;
    const rows = Array.from({ length: CALENDAR_ENTRIES_MOST }, (_, at) =>
      row({ id: at, anchor_article_id: at, text, topic_label: text }),
    );
    const started = process.cpuUsage();
    const { text: document, events } = written(rows);
    const { user, system } = process.cpuUsage(started);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(CALENDAR_ENTRIES_MOST);
    expect(textOf(events.at(-1)?.description)).toContain(text);
    expect(Buffer.byteLength(document)).toBeLessThan(BYTES_MOST);
    expect((user + system) / 1000).toBeLessThan(BUDGET_MS);
  });
});
