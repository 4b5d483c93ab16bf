import type { Queryable, Row } from '#persistence/database';
import { NEWS_DAY } from './news-day.js';
import type { Values } from './values.js';

/** A vote for the source. */
export function buildSourceVote(
  { kysely }: Queryable,
  userId: number,
  sourceId: number,
  values: Values<'source_vote'> = {},
): Promise<Row<'source_vote'>> {
  return kysely
    .insertInto('source_vote')
    .values({ user_id: userId, source_id: sourceId, is_up: true, voted_at: NEWS_DAY, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The first assessment of a source. */
export function buildAssessment(
  { kysely }: Queryable,
  sourceId: number,
  values: Values<'trust_assessment'> = {},
): Promise<Row<'trust_assessment'>> {
  return kysely
    .insertInto('trust_assessment')
    .values({
      source_id: sourceId,
      assessed_at: NEWS_DAY,
      score: 81.4,
      coverage: 0.32,
      cause: 'first',
      factors: {
        accuracy: { value: 88, n: 12, confidence: 0.2 },
        editorial: null,
        content: { value: 70, n: 40, confidence: 0.2 },
        external: { value: 84, n: 3, confidence: 0.75 },
        reader: null,
      },
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
