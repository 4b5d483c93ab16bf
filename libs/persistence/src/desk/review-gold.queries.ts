/** Raw SQL: the links of the articles on both sides, in the order in which they are kept. */
import type { ReviewKind, ReviewRule, ReviewState } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import { REVIEW_STATE } from '../database/words.js';

export interface DecidedEntryRow {
  id: number;
  kind: ReviewKind;
  rule: ReviewRule;
  state: Extract<ReviewState, 'accepted' | 'refused'>;
  decided_at: Date;
  nearness: number | null;
  a: string[];
  b: string[];
}

const linksOf = (ids: string) => `coalesce((select array_agg(x.url order by own.place)
   from unnest(${ids}) with ordinality as own (id, place) join article x on x.id = own.id), '{}')`;

/**
 * What editors decided about proposals of the machine, after an id, with the links of the articles: of a merge both stories, of a
 * split the part and the rest, otherwise the articles that show it. Reports of readers are not included (primary key).
 */
export function decidedForGold(db: Queryable, after: number, limit: number): Promise<DecidedEntryRow[]> {
  return db.rows(
    `select e.id, e.kind, e.rule, e.state, e.decided_at, (e.detail->>'nearness')::float8 as nearness,
            ${linksOf('e.article_ids')} as a, ${linksOf('e.other_article_ids')} as b
       from (select * from review_entry
              where id > $1 and state in (${REVIEW_STATE.accepted}, ${REVIEW_STATE.refused}) and kind <> 'report'
              order by id limit $2) e
      order by e.id`,
    [after, limit],
  );
}
