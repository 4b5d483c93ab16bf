import type { SourceVotes } from '#contract/reading';
import type { SourceVotesRow } from '#persistence/trust';

export function presentVotes(row: SourceVotesRow): SourceVotes {
  const own = row.own_is_up === null ? null : row.own_is_up ? 'up' : 'down';
  return { up: row.up, down: row.down, own };
}
