import { COMMENT_ROLES } from '#vocabulary';
import { inList } from './sql-words.js';

/** SQL: whether the article of the row `ma` of `milestone_article` reports the milestone. Comment and expectation do not. */
export const REPORTS = `ma.role not in ${inList(COMMENT_ROLES)}`;

/** SQL: the order of a milestone's articles `a`, from its first report on. Those that do not report come last. */
export const FIRST_REPORT = `not (${REPORTS}), a.published_at, a.id`;
