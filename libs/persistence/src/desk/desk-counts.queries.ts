import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

export type DeskCounts = RowOf<typeof deskCounts>;

/** How many users, articles and topics there are: three index-only scans, so callers cache the result. */
export function deskCounts(db: Queryable) {
  return db.kysely
    .selectNoFrom((eb) => [
      eb
        .selectFrom('user_account')
        .select((of) => of.fn.countAll<number>().as('n'))
        .$asScalar()
        .as('users'),
      eb
        .selectFrom('article')
        .select((of) => of.fn.countAll<number>().as('n'))
        .$asScalar()
        .as('articles'),
      eb
        .selectFrom('topic')
        .select((of) => of.fn.countAll<number>().as('n'))
        .$asScalar()
        .as('topics'),
    ])
    .executeTakeFirstOrThrow();
}
