import type { Queryable, Row } from '#persistence/database';
import { next, type Values } from './values.js';

/** A visitor's message of the contact form. */
export function buildContactMessage(
  { kysely }: Queryable,
  values: Values<'contact_message'> = {},
): Promise<Row<'contact_message'>> {
  return kysely
    .insertInto('contact_message')
    .values({
      name: 'Ada Orrin',
      email: 'ada@mail.example',
      subject: 'The dam on the front page',
      message: 'The picture shows another dam.',
      created_at: new Date(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An open report of a wrong fact in a topic. */
export function buildReport(
  { kysely }: Queryable,
  userId: number,
  topicId: number,
  values: Values<'inaccuracy_report'> = {},
): Promise<Row<'inaccuracy_report'>> {
  return kysely
    .insertInto('inaccuracy_report')
    .values({
      tracking_id: String(next())
        .padStart(8, '0')
        .replace(/^(.{4})(.{4})$/, 'FT-$1-$2'),
      user_id: userId,
      subject: 'topic',
      subject_id: topicId,
      subject_name: 'Orrin dam',
      type: 'facts',
      text: 'The dam holds less water than that.',
      created_at: new Date(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
