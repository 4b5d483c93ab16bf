import { z } from 'zod';
import { CONFIRMATION_LEVELS, DATE_SOURCES, SIGNIFICANCES } from '#vocabulary';
import { SourceBrief } from '../sources/source.js';

export const ConfirmationLevel = z.enum(CONFIRMATION_LEVELS);
export type ConfirmationLevel = z.infer<typeof ConfirmationLevel>;

export const Significance = z.enum(SIGNIFICANCES);
export type Significance = z.infer<typeof Significance>;

const instant = z.iso.datetime();

export const Quote = z.object({
  text: z.string(),
  speaker: z.string().nullable(),
  source: z.object({ id: z.int().positive(), name: z.string() }),
});
export type Quote = z.infer<typeof Quote>;

/** A number on which a milestone's articles disagree: who reported which value and when, earliest first. */
export const Claims = z.object({
  /** 'dead', 'injured', 'amount', … */
  kind: z.string(),
  /** 'people', 'USD', …; empty if the kind implies it. */
  unit: z.string(),
  claims: z.array(
    z.object({
      value: z.number(),
      /** Reported as 'at least' or 'more than'. */
      atLeast: z.boolean(),
      at: instant,
      source: z.string(),
      article: z.object({ id: z.int().positive(), slug: z.string() }),
    }),
  ),
});
export type Claims = z.infer<typeof Claims>;

/** One development of a topic in the timeline. */
export const Milestone = z.object({
  id: z.int().positive(),
  topicId: z.int().positive(),
  title: z.string(),
  description: z.string(),
  /** The first sentence of the description; empty if it has none. */
  firstSentence: z.string(),
  date: instant,
  /** `text`: only the day is known. `published`: when it was first reported. */
  dateFrom: z.enum(DATE_SOURCES),
  isSignificant: z.boolean(),
  impactValue: z.number().min(0).max(10),
  significance: Significance,
  createdAt: instant,
  updatedAt: instant,
  imageUrl: z.string().nullable(),
  sources: z.array(SourceBrief),
  quotes: z.array(Quote),
  /** The first quote, for compact views. */
  articleQuote: z.string().nullable(),
  confirmationLevel: ConfirmationLevel,
  /** Independent origins: owner groups and wire agencies, copies collapsed. */
  originCount: z.int().min(0),
  /** Outlets that published it, copies included. */
  outletCount: z.int().min(0),
  /** Whole days since the milestone before it; 0 for the first. */
  timeGap: z.int().min(0),
  retracted: z.boolean(),
  /** Why an editor retracted it. Null if the source that reported it did, or if it stands. */
  retraction: z.string().nullable(),
  /** Numbers on which its articles differ. */
  conflicts: z.array(Claims),
});
export type Milestone = z.infer<typeof Milestone>;
export const Milestones = z.array(Milestone);

/** The smaller form on the article page. Id 0 marks the synthesised 'Article Published'. */
export const ArticleMilestone = z.object({
  id: z.int().min(0),
  title: z.string(),
  description: z.string(),
  date: instant,
  isSignificant: z.boolean(),
  impactValue: z.number().min(0).max(10),
});
export type ArticleMilestone = z.infer<typeof ArticleMilestone>;
