import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

/** Sets or changes a reader's vote. Idempotent. The caller holds the rows of reader and source. */
export async function setSourceVote(
  tx: Queryable,
  vote: { userId: number; sourceId: number; isUp: boolean; at: Date },
): Promise<void> {
  await tx.kysely
    .insertInto('source_vote')
    .values({ user_id: vote.userId, source_id: vote.sourceId, is_up: vote.isUp, voted_at: vote.at })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'source_id'])
        .doUpdateSet((eb) => ({ is_up: eb.ref('excluded.is_up'), voted_at: eb.ref('excluded.voted_at') }))
        .whereRef('source_vote.is_up', '<>', 'excluded.is_up'),
    )
    .execute();
}

export async function removeSourceVote(tx: Queryable, userId: number, sourceId: number): Promise<void> {
  await tx.kysely
    .deleteFrom('source_vote')
    .where('user_id', '=', userId)
    .where('source_id', '=', sourceId)
    .execute();
}

/** `own_is_up` is null if the reader did not vote. */
export type SourceVotesRow = RowOf<typeof votesOnSource>;

/** The votes on a source, and that of one reader (null if signed out). Index: source_vote_source_id_index. */
export async function votesOnSource(db: Queryable, sourceId: number, userId: number | null) {
  const row = await db.kysely
    .selectFrom('source_vote')
    .select((eb) => {
      const votes = eb.fn.countAll();
      return [
        eb.cast<number>(votes.filterWhere('is_up', '=', true), 'integer').as('up'),
        eb.cast<number>(votes.filterWhere('is_up', '=', false), 'integer').as('down'),
        eb.fn.agg<boolean | null>('bool_or', ['is_up']).filterWhere('user_id', '=', userId).as('own_is_up'),
      ];
    })
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row ?? { up: 0, down: 0, own_is_up: null };
}
