import { z } from 'zod';
import { DATE_SOURCES } from '#vocabulary';
import { CONFIRMATION_ORIGINS_MAX, CONFIRMATION_REPORTS_MAX } from '../site/constants.js';
import { SourceBrief } from '../sources/source.js';
import { ConfirmationLevel } from './milestone.js';

const instant = z.iso.datetime();

const Report = z.object({
  id: z.int().positive(),
  slug: z.string(),
  title: z.string(),
  publishedAt: instant,
  source: SourceBrief,
  /** The text is another's, which was published before it. */
  isCopy: z.boolean(),
});

/** Who told a milestone as a fact, with the reports that depend on them, the earliest first. */
export const ConfirmingOrigin = z.object({
  label: z.string(),
  firstReportedAt: instant,
  /** How many there are; those that follow may be fewer. */
  reportCount: z.int().positive(),
  outletCount: z.int().positive(),
  reports: z.array(Report).max(CONFIRMATION_REPORTS_MAX),
});
export type ConfirmingOrigin = z.infer<typeof ConfirmingOrigin>;

/** Why a milestone stands at its level. */
export const MilestoneConfirmation = z.object({
  milestoneId: z.int().positive(),
  level: ConfirmationLevel,
  /** In a sentence. */
  reason: z.string(),
  origins: z.array(ConfirmingOrigin).max(CONFIRMATION_ORIGINS_MAX),
  /** When the second and the third origin reported it. */
  multipleAt: instant.nullable(),
  verifiedAt: instant.nullable(),
  /** Whether the articles name its day, or it is the day of publication. */
  dateFrom: z.enum(DATE_SOURCES),
  retractedAt: instant.nullable(),
});
export type MilestoneConfirmation = z.infer<typeof MilestoneConfirmation>;
