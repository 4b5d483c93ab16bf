import { z } from 'zod';
import { SourceBrief } from './source.js';

export const CONFIRMATION_LEVELS = ['single', 'multiple', 'verified'] as const;
export const ConfirmationLevel = z.enum(CONFIRMATION_LEVELS);
export type ConfirmationLevel = z.infer<typeof ConfirmationLevel>;

export const SIGNIFICANCES = ['critical', 'high', 'medium', 'low'] as const;
export const Significance = z.enum(SIGNIFICANCES);
export type Significance = z.infer<typeof Significance>;

const instant = z.iso.datetime();

export const Quote = z.object({
  text: z.string(),
  speaker: z.string().nullable(),
  source: z.object({ id: z.int().positive(), name: z.string() }),
});
export type Quote = z.infer<typeof Quote>;

/** One development of a topic, as the timeline shows it. */
export const Milestone = z.object({
  id: z.int().positive(),
  topicId: z.int().positive(),
  title: z.string(),
  description: z.string(),
  date: instant,
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
  /** Outlets that carried it, copies included. */
  outletCount: z.int().min(0),
  /** Whole days since the milestone before it; 0 for the first. */
  timeGap: z.int().min(0),
  retracted: z.boolean(),
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
