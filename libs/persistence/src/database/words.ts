import {
  CHECK_REASONS,
  CLOSURE_PROPOSAL_STATES,
  CONFIRMATION_LEVELS,
  FEED_STATES,
  FETCH_OUTCOMES,
  HUB_STATES,
  MILESTONE_ROLES,
  NEWS_MODES,
  REPORT_STATES,
  REVIEW_KINDS,
  REVIEW_RULES,
  REVIEW_STATES,
  SHOWN_RELATIONS,
  SOURCE_ADDERS,
  TOPIC_COMMAND_STATES,
  TOPIC_STATUSES,
} from '#vocabulary';
import { literals } from './sql-words.js';

/** The vocabulary's words as SQL literals (see `literals`). */
export const ADDED_BY = literals(SOURCE_ADDERS);
export const CHECK_REASON = literals(CHECK_REASONS);
export const COMMAND_STATE = literals(TOPIC_COMMAND_STATES);
export const FEED_STATE = literals(FEED_STATES);
export const HUB_STATE = literals(HUB_STATES);
export const LEVEL = literals(CONFIRMATION_LEVELS);
export const NEWS_MODE = literals(NEWS_MODES);
export const OUTCOME = literals(FETCH_OUTCOMES);
export const PROPOSAL_STATE = literals(CLOSURE_PROPOSAL_STATES);
export const RELATION = literals(SHOWN_RELATIONS);
export const REPORT_STATE = literals(REPORT_STATES);
export const REVIEW_KIND = literals(REVIEW_KINDS);
export const REVIEW_RULE = literals(REVIEW_RULES);
export const REVIEW_STATE = literals(REVIEW_STATES);
export const ROLE = literals(MILESTONE_ROLES);
export const STATUS = literals(TOPIC_STATUSES);
