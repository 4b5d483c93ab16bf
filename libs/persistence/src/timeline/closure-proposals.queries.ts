/** Raw SQL: proposals are written in batches in the story transaction. The rest is typed. */
import type { Queryable } from '../database/database.js';
import { recordJson } from '../database/record-json.js';
import type { Row, RowOf } from '../database/tables.js';
import { PROPOSAL_STATE } from '../database/words.js';

export type ClosureProposalWrite = Pick<
  Row<'closure_proposal'>,
  'topic_id' | 'kind' | 'reason' | 'article_ids' | 'origin_count'
>;

/**
 * Replaces the open proposals of `topicIds`. Others are withdrawn. A proposal that an editor declined stays declined
 * until other articles report the end. `at` is news time.
 */
export async function writeClosureProposals(
  tx: Queryable,
  topicIds: readonly number[],
  proposals: readonly ClosureProposalWrite[],
  at: Date,
): Promise<void> {
  if (topicIds.length === 0) return;
  await tx.rows(
    `with v as (
       select * from json_to_recordset($2::json) as v (topic_id int, kind text, reason text, article_ids int[],
                                                       origin_count int)),
     gone as (
       update closure_proposal p set state = ${PROPOSAL_STATE.withdrawn}, decided_at = clock_timestamp()
        where p.topic_id = any($1::int[]) and p.state = ${PROPOSAL_STATE.open}
          and not exists (select 1 from v where v.topic_id = p.topic_id and v.kind = p.kind))
     insert into closure_proposal as p (topic_id, kind, reason, article_ids, origin_count, proposed_at)
     select topic_id, kind, reason, article_ids, origin_count, $3 from v
     on conflict (topic_id, kind) do update
       set reason = excluded.reason, article_ids = excluded.article_ids, origin_count = excluded.origin_count,
           state = ${PROPOSAL_STATE.open}, decided_at = null,
           proposed_at = case when p.state = ${PROPOSAL_STATE.open} then p.proposed_at else excluded.proposed_at end
     where p.state in (${PROPOSAL_STATE.open}, ${PROPOSAL_STATE.withdrawn}) and (p.state = ${PROPOSAL_STATE.withdrawn} or (p.reason, p.article_ids) <> (excluded.reason, excluded.article_ids))
        or p.state = ${PROPOSAL_STATE.declined} and not excluded.article_ids <@ p.article_ids`,
    [topicIds, recordJson(proposals), at],
    'write_closure_proposals',
  );
}

export type ClosureProposalRow = RowOf<typeof openProposal>;

/** The newest open proposal of a topic, or null. */
export async function openProposal(db: Queryable, topicId: number) {
  const row = await db.kysely
    .selectFrom('closure_proposal')
    .select(['kind', 'reason', 'article_ids', 'origin_count', 'proposed_at'])
    .where('topic_id', '=', topicId)
    .where('state', '=', 'open')
    .orderBy('proposed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
