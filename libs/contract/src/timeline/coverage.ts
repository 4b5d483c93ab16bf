import { z } from 'zod';
import { COVERAGE_DAYS_DEFAULT, COVERAGE_DAYS_MAX } from '../site/constants.js';
import { TimeZone } from '../site/time-zone.js';
import { Blindspot, CountsByBias } from '../sources/bias-counts.js';

const count = z.int().min(0);

export const CoverageQuery = z.object({
  /** The time zone whose days are counted, by its IANA name. */
  zone: TimeZone.default('UTC'),
  days: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(1).max(COVERAGE_DAYS_MAX))
    .default(COVERAGE_DAYS_DEFAULT),
});
export type CoverageQuery = z.infer<typeof CoverageQuery>;

/** When and by whom a topic was reported. */
export const TopicCoverage = z.object({
  /** Days of the requested time zone with articles, oldest first. The requested number of days ends with the topic's last report. */
  days: z.array(z.object({ day: z.iso.date(), articles: CountsByBias })).max(COVERAGE_DAYS_MAX),
  /** Articles before those days. */
  earlier: count,
  /** All outlets that ever reported it. */
  outlets: CountsByBias,
  /** A side of the spectrum that hardly covers it, with the numbers. */
  blindspot: Blindspot.nullable(),
});
export type TopicCoverage = z.infer<typeof TopicCoverage>;
