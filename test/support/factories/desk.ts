import type { Queryable, Row } from '#persistence/database';
import { next, type Values } from './values.js';

/** An open proposal to list a topic, unless the test says otherwise. */
export function buildReviewEntry(
  { kysely }: Queryable,
  values: Values<'review_entry'> = {},
): Promise<Row<'review_entry'>> {
  return kysely
    .insertInto('review_entry')
    .values({
      kind: 'listing',
      key: `listing:${900_000 + next()}`,
      rule: 'followed_unlisted',
      proposed_at: new Date(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
