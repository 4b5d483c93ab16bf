/** How many independent origins report a milestone: one, two, three or more. */
export const CONFIRMATION_LEVELS = ['single', 'multiple', 'verified'] as const;
export const SIGNIFICANCES = ['critical', 'high', 'medium', 'low'] as const;
/** Whether a milestone's day is named in its articles or is the day of their publication. */
export const DATE_SOURCES = ['text', 'published'] as const;
/**
 * What an article is to its milestone: the `first` opened it, another origin `confirms` it, a known origin
 * `repeats` it in new words (or takes it back), a `copy` has the text of an earlier one.
 */
export const MILESTONE_ROLES = ['first', 'confirms', 'repeats', 'copy'] as const;
/** The roles of articles that count as an independent report. */
export const REPORTING_ROLES = ['first', 'confirms'] as const satisfies readonly MilestoneRole[];

export type ConfirmationLevel = (typeof CONFIRMATION_LEVELS)[number];
export type Significance = (typeof SIGNIFICANCES)[number];
export type DateSource = (typeof DATE_SOURCES)[number];
export type MilestoneRole = (typeof MILESTONE_ROLES)[number];
