import { z } from 'zod';
import {
  CONFIRMATION_LEVELS,
  REVIEW_DECISIONS,
  REVIEW_KINDS,
  REVIEW_RULES,
  REVIEW_STATES,
  type ReviewKind,
  type ReviewRule,
  TOPIC_STATUSES,
} from '#vocabulary';
import { QueuedReport } from '../community/report.js';
import { limit, offset } from '../site/paging.js';
import { plainText } from '../site/plain-line.js';

export const REVIEW_PAGE = 50;
export const REVIEW_REASON_MAX = 1_000;
/** A claim ends a minute after the last sign of life (s). */
export const REVIEW_ALIVE_EVERY_S = 20;

export const REVIEW_KIND_LABELS: Readonly<Record<ReviewKind, string>> = {
  report: 'Report',
  resolution: 'Ending',
  merge: 'Merge',
  split: 'Split',
  milestone: 'Milestone',
  listing: 'Listing',
};

export const REVIEW_RULE_LABELS: Readonly<Record<ReviewRule, string>> = {
  reader_report: 'Reported by a reader',
  reported_end: 'An end that is not certain',
  near_join: 'Two stories that are nearly one',
  near_split: 'A story that nearly falls apart',
  single_origin: 'Significant with one origin',
  distant_date: 'A date long before the report',
  followed_unlisted: 'Unlisted, but followed',
  significant_unlisted: 'Unlisted, but significant',
};

const id = z.int().positive();
const count = z.int().min(0);
const instant = z.iso.datetime();

/** An editor, as other editors see them. */
const Colleague = z.object({ name: z.string(), isYou: z.boolean() });

export const ReviewEntry = z.object({
  id,
  kind: z.enum(REVIEW_KINDS),
  rule: z.enum(REVIEW_RULES),
  /** What it is about: the names of stories, a milestone's title, or what a report is about. */
  title: z.string(),
  /** Of the title. Null for the name of a source or of what is gone, and for names in two languages. */
  language: z.string().nullable(),
  topicId: id.nullable(),
  followers: count,
  origins: count,
  state: z.enum(REVIEW_STATES),
  /** A decision names the version that the editor saw. */
  version: id,
  isSkipped: z.boolean(),
  /** The editor's words; empty if there are none. */
  reason: z.string(),
  proposedAt: instant,
  /** Who works on it now. */
  claimedBy: Colleague.nullable(),
  /** Who decided or skipped it. The name is null if the account is deleted. */
  decided: z.object({ name: z.string().nullable(), isYou: z.boolean(), at: instant }).nullable(),
});
export type ReviewEntry = z.infer<typeof ReviewEntry>;

export const ReviewQueueQuery = z.object({
  state: z.enum(['open', 'decided']).default('open'),
  kind: z.enum(REVIEW_KINDS).optional(),
  limit: limit(REVIEW_PAGE),
  offset,
});
export type ReviewQueueQuery = z.infer<typeof ReviewQueueQuery>;

export const ReviewQueue = z.object({
  entries: z.array(ReviewEntry),
  /** Open entries of each kind. */
  open: z.partialRecord(z.enum(REVIEW_KINDS), count),
});
export type ReviewQueue = z.infer<typeof ReviewQueue>;

/** One of the stories that are compared, or one part of a story. */
export const ReviewSide = z.object({
  heading: z.string(),
  /** Null if the story no longer exists. */
  topic: z
    .object({
      id,
      slug: z.string(),
      name: z.string(),
      label: z.string().nullable(),
      language: z.string(),
      status: z.enum(TOPIC_STATUSES),
      whereItStands: z.string().nullable(),
      followers: count,
      articles: count,
      origins: count,
    })
    .nullable(),
  milestones: z.array(
    z.object({
      id,
      title: z.string(),
      language: z.string(),
      date: instant,
      level: z.enum(CONFIRMATION_LEVELS),
      origins: count,
    }),
  ),
  articles: z.array(
    z.object({
      id,
      slug: z.string(),
      title: z.string(),
      language: z.string(),
      source: z.string(),
      publishedAt: instant,
    }),
  ),
});
export type ReviewSide = z.infer<typeof ReviewSide>;

export const ReviewEvidence = z.object({
  entry: ReviewEntry,
  /** Why it is asked, in a sentence. */
  why: z.string(),
  /** What accepting and refusing it do. */
  accepting: z.string(),
  refusing: z.string(),
  shared: z.array(z.string()),
  sides: z.array(ReviewSide).min(1).max(2),
  /** Marked among the milestones. */
  milestoneId: id.nullable(),
  report: QueuedReport.nullable(),
  /** The newest entry of the stories' histories. */
  seen: count,
});
export type ReviewEvidence = z.infer<typeof ReviewEvidence>;

export const REVIEW_RULES_OF_REASON = {
  long: `Reason must be at most ${REVIEW_REASON_MAX} characters`,
  declined: 'Please tell the reader why, in at least 10 characters',
} as const;

export const ReviewChoice = z.strictObject({
  decision: z.enum(REVIEW_DECISIONS),
  /** The author of a report reads it. */
  reason: plainText({
    least: 0,
    most: REVIEW_REASON_MAX,
    tooShort: '',
    tooLong: REVIEW_RULES_OF_REASON.long,
  }).default(''),
  version: id,
  seen: count.max(2_147_483_647).default(0),
});
export type ReviewChoice = z.infer<typeof ReviewChoice>;

export const ReviewUndo = z.strictObject({ version: id });
export type ReviewUndo = z.infer<typeof ReviewUndo>;

/** How often editors agreed with a rule. */
export const RulePrecision = z.object({
  rule: z.enum(REVIEW_RULES),
  accepted: count,
  refused: count,
  /** Share of accepted proposals, 0–1. Null below five decisions. */
  precision: z.number().min(0).max(1).nullable(),
  /** By month ('2031-03'), the oldest first, twelve at most. */
  months: z.array(z.object({ month: z.string(), accepted: count, refused: count })),
});
export type RulePrecision = z.infer<typeof RulePrecision>;
export const RulePrecisions = z.array(RulePrecision);
