/** How many independent origins report a milestone: one, two, three or more. */
export const CONFIRMATION_LEVELS = ['single', 'multiple', 'verified'] as const;
export const SIGNIFICANCES = ['critical', 'high', 'medium', 'low'] as const;
/** Whether a milestone's date is named in its articles or is their publication date. */
export const DATE_SOURCES = ['text', 'published'] as const;
/**
 * The role of an article in its milestone. `first` opened it. `confirms`: another origin reports it. `repeats`: a
 * known origin reports it again in new words, or retracts it. `copy` has the text of an earlier article. `comment` and
 * `expects` do not report it: opinion, background, live blogs and digests, or a mere expectation.
 */
export const MILESTONE_ROLES = ['first', 'confirms', 'repeats', 'copy', 'comment', 'expects'] as const;
/** The roles of articles that count as an independent report. */
export const REPORTING_ROLES = ['first', 'confirms'] as const satisfies readonly MilestoneRole[];

/** The roles of articles that do not report: opinion, background and expectations. */
export const COMMENT_ROLES = ['comment', 'expects'] as const satisfies readonly MilestoneRole[];

/** Fields of a milestone that an editor can set. */
export const MILESTONE_FIELDS = ['title', 'description', 'date', 'impact', 'retraction'] as const;

/** Whether an announced step is for one day or for a week, of which its day is the Monday. */
export const STEP_PRECISIONS = ['day', 'week'] as const;
/**
 * Where an announced step stands. `pending` until its day has passed; then `met` if a milestone tells it, `late` for a week, and
 * `silent`. `called_off` if an article takes it back.
 */
export const STEP_STATES = ['pending', 'met', 'late', 'silent', 'called_off'] as const;

export type MilestoneField = (typeof MILESTONE_FIELDS)[number];
export type StepPrecision = (typeof STEP_PRECISIONS)[number];
export type StepState = (typeof STEP_STATES)[number];
export type ConfirmationLevel = (typeof CONFIRMATION_LEVELS)[number];
export type Significance = (typeof SIGNIFICANCES)[number];
export type DateSource = (typeof DATE_SOURCES)[number];
export type MilestoneRole = (typeof MILESTONE_ROLES)[number];
