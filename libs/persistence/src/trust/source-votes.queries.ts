import type { Queryable } from '../database/database.js';

/** One reader's vote, new or changed; said twice it stays what it was. Reader and source are locked. */
export async function setSourceVote(
  tx: Queryable,
  vote: { userId: number; sourceId: number; isUp: boolean; at: Date },
): Promise<void> {
  await tx.rows(
    `insert into source_vote (user_id, source_id, is_up, voted_at) values ($1, $2, $3, $4)
     on conflict (user_id, source_id) do update set is_up = excluded.is_up, voted_at = excluded.voted_at
      where source_vote.is_up <> excluded.is_up`,
    [vote.userId, vote.sourceId, vote.isUp, vote.at],
  );
}

export async function removeSourceVote(tx: Queryable, userId: number, sourceId: number): Promise<void> {
  await tx.rows('delete from source_vote where user_id = $1 and source_id = $2', [userId, sourceId]);
}

export interface SourceVotesRow {
  up: number;
  down: number;
  /** The reader's own; null: none. */
  own_is_up: boolean | null;
}

/** The votes on a source, and that of one reader (null: signed out). Index: source_vote_source_id_index. */
export async function votesOnSource(
  db: Queryable,
  sourceId: number,
  userId: number | null,
): Promise<SourceVotesRow> {
  const [row] = await db.rows<SourceVotesRow>(
    `select count(*) filter (where is_up)::int as up, count(*) filter (where not is_up)::int as down,
            bool_or(is_up) filter (where user_id = $2::int) as own_is_up
       from source_vote where source_id = $1`,
    [sourceId, userId],
  );
  return row ?? { up: 0, down: 0, own_is_up: null };
}
