import { randomUUID } from 'node:crypto';
import { type Database, type Row } from '#persistence/database';
import { writeTopicEvents } from '#persistence/stories';
import { hoursAfter, NEWS_DAY } from './factories.js';

/** A notification that stands in a reader's drawer. */
export async function buildNotification(
  db: Database,
  userId: number,
  values: Record<string, unknown> = {},
): Promise<number> {
  const row = {
    user_id: userId,
    type: 'topic',
    title: 'Orrin dam',
    message: 'The dam holds.',
    created_at: NEWS_DAY,
    ...values,
  };
  const columns = Object.keys(row);
  const [made] = await db.rows<{ id: number }>(
    `insert into notification (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  if (!made) throw new Error('no notification was inserted');
  return made.id;
}

/** A follow that began a day before the day's first report. */
export async function buildFollow(
  db: Database,
  userId: number,
  topicId: number,
  values: Record<string, unknown> = {},
): Promise<void> {
  const row = {
    user_id: userId,
    topic_id: topicId,
    followed_at: hoursAfter(-24),
    seen_at: hoursAfter(-24),
    notification_frequency: 'immediate',
    ...values,
  };
  const columns = Object.keys(row);
  await db.rows(
    `insert into follow (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(row),
  );
}

/** Facts of a topic's log, `hours` after the day's first report. */
export async function buildFacts(
  db: Database,
  topicId: number,
  facts: readonly {
    kind: Row<'topic_event'>['kind'];
    milestone?: number;
    payload?: object;
    hours?: number;
  }[],
): Promise<void> {
  await writeTopicEvents(
    db,
    facts.map(({ kind, milestone, payload = {}, hours = 0.5 }) => ({
      topic_id: topicId,
      kind,
      fact_key: `${kind}:${randomUUID()}`,
      milestone_id: milestone ?? null,
      payload: { ...payload },
      actor: 'machine' as const,
      at: hoursAfter(hours),
    })),
  );
}
