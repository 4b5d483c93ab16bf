import { STATUS } from '../database/words.js';

/**
 * SQL: a log entry is more than a change of pace (developing, ongoing) by the machine. Older versions logged those.
 */
export const MORE_THAN_PACE = `(kind <> 'status_changed' or actor = 'editor'
  or (payload->>'from' = ${STATUS.resolved}) is distinct from (payload->>'to' = ${STATUS.resolved}))`;
