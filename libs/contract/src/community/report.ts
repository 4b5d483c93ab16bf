import { z } from 'zod';
import {
  REPORT_STATES,
  REPORT_SUBJECTS,
  REPORT_TYPES,
  type ReportState,
  type ReportSubject,
  type ReportType,
} from '#vocabulary';
import { limit, offset } from '../site/paging.js';
import { plainLine, plainText } from '../site/plain-line.js';

export const REPORT_TEXT_MAX = 2_000;
export const REPORT_LINKS_MAX = 5;
export const REPORT_LINK_CHARS = 1_000;
export const REPORT_NOTE_MAX = 1_000;
/** Reports of one reader that wait for an editor. */
export const REPORTS_OPEN_MOST = 50;
export const REPORTS_PAGE = 20;
export const REPORT_QUEUE_PAGE = 50;

export const REPORT_RULES = {
  type: 'Please choose what is wrong',
  textShort: 'Please describe it in at least 10 characters',
  textLong: `Description must be at most ${REPORT_TEXT_MAX} characters`,
  links: `At most ${REPORT_LINKS_MAX} links`,
  link: 'Please enter links that start with http:// or https://, one per line',
  noteShort: 'Please tell the reader why, in at least 10 characters',
  noteLong: `Note must be at most ${REPORT_NOTE_MAX} characters`,
} as const;

export const REPORT_TYPE_LABELS: Readonly<Record<ReportType, string>> = {
  facts: 'A fact is wrong',
  date: 'The date is wrong',
  wording: 'The wording misleads',
  wrong_story: 'It belongs to another story',
  missing: 'Something important is missing',
  source_facts: 'Owner, country, label or score is wrong',
  other: 'Something else',
};

export const REPORT_STATE_LABELS: Readonly<Record<ReportState, string>> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
};

/** What can be wrong with each subject. */
export const REPORT_TYPES_OF: Readonly<Record<ReportSubject, readonly ReportType[]>> = {
  milestone: ['facts', 'date', 'wording', 'wrong_story', 'other'],
  topic: ['facts', 'wording', 'wrong_story', 'missing', 'other'],
  source: ['source_facts', 'wording', 'other'],
};

/** A web page without a user name or password in its address. */
const EvidenceLink = plainLine(REPORT_LINK_CHARS, REPORT_RULES.link).refine(isWebPage, {
  message: REPORT_RULES.link,
});

function isWebPage(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, username, password } = new URL(link);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
}

const words = {
  type: z.enum(REPORT_TYPES, REPORT_RULES.type),
  text: plainText({
    least: 10,
    most: REPORT_TEXT_MAX,
    tooShort: REPORT_RULES.textShort,
    tooLong: REPORT_RULES.textLong,
  }),
};
const links = z
  .array(EvidenceLink)
  .max(REPORT_LINKS_MAX, REPORT_RULES.links)
  .transform((given) => [...new Set(given)]);

export const NewReport = z
  .strictObject({
    subject: z.enum(REPORT_SUBJECTS),
    subjectId: z.int().positive().max(2_147_483_647),
    ...words,
    links: links.default([]),
  })
  .refine(({ subject, type }) => REPORT_TYPES_OF[subject].includes(type), {
    message: REPORT_RULES.type,
    path: ['type'],
  });
export type NewReport = z.infer<typeof NewReport>;

/** The fields of the dialog: one link per line. */
export const ReportForm = z.object({
  ...words,
  links: z
    .string()
    .transform((lines) =>
      lines
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .pipe(links),
});
export type ReportForm = z.infer<typeof ReportForm>;

const instant = z.iso.datetime();
const slug = z.string();

/** Where its subject is shown. */
const ReportTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('milestone'), topic: slug, id: z.int().positive() }),
  z.object({ kind: z.literal('topic'), slug }),
  z.object({ kind: z.literal('source'), slug }),
]);
export type ReportTarget = z.infer<typeof ReportTarget>;

/** A report as its author sees it. */
export const Report = z.object({
  id: z.int().positive(),
  trackingId: z.string(),
  subject: z.enum(REPORT_SUBJECTS),
  subjectId: z.int().positive(),
  /** Its name when it was reported. */
  subjectName: z.string(),
  /** Of the name (BCP 47). Null for a source, and if it no longer exists. */
  language: z.string().nullable(),
  /** Null if it no longer exists. */
  target: ReportTarget.nullable(),
  type: z.enum(REPORT_TYPES),
  text: z.string(),
  links: z.array(z.string()),
  state: z.enum(REPORT_STATES),
  /** The editor's words; empty if there are none. */
  note: z.string(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type Report = z.infer<typeof Report>;
export const Reports = z.array(Report);

export const ReportsQuery = z.object({ limit: limit(REPORTS_PAGE), offset });
export type ReportsQuery = z.infer<typeof ReportsQuery>;

export const TrackingIdParam = z
  .string()
  .regex(/^FT-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, 'is not a tracking ID');

/** The editors' queue. */
export const ReportQueueQuery = z.object({
  state: z.enum(REPORT_STATES).default('open'),
  limit: limit(REPORT_QUEUE_PAGE),
  offset,
});
export type ReportQueueQuery = z.infer<typeof ReportQueueQuery>;

export const QueuedReport = Report.extend({ reporter: z.string() });
export type QueuedReport = z.infer<typeof QueuedReport>;
export const QueuedReports = z.array(QueuedReport);

const note = (least: number) =>
  plainText({
    least,
    most: REPORT_NOTE_MAX,
    tooShort: REPORT_RULES.noteShort,
    tooLong: REPORT_RULES.noteLong,
  });

/** An editor's decision. A reader is always told why a report was declined. */
export const ReportDecision = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('accepted'),
    note: note(0).default(''),
  }),
  z.strictObject({
    state: z.literal('declined'),
    note: note(10),
  }),
]);
export type ReportDecision = z.infer<typeof ReportDecision>;
