/** Raw SQL: messages are taken under locks that other workers skip. The rest is typed. */
import type { ContactDepartment } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import type { Row, RowOf } from '../database/tables.js';

export interface NewContactMessage {
  /** Null if a visitor wrote it. */
  userId: number | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  department: ContactDepartment;
  /** System time. */
  at: Date;
}

export async function addContactMessage(db: Queryable, given: NewContactMessage): Promise<void> {
  const { userId, name, email, subject, message, department, at } = given;
  await db.kysely
    .insertInto('contact_message')
    .values({ user_id: userId, name, email, subject, message, department, created_at: at })
    .execute();
}

export type ContactMessageRow = RowOf<typeof contactMessages>;

interface ContactPage {
  department?: ContactDepartment | undefined;
  limit: number;
  offset: number;
}

/** All messages, newest first, with the username of readers (index `contact_message_pkey`). */
export function contactMessages(db: Queryable, { department, limit, offset }: ContactPage) {
  return db.kysely
    .selectFrom('contact_message as c')
    .leftJoin('user_account as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.name', 'c.email', 'c.subject', 'c.message', 'c.department', 'c.created_at'])
    .select('u.username')
    .$if(department !== undefined, (select) => select.where('c.department', '=', department ?? 'general'))
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The number of messages that `contactMessages` pages through. */
export async function countContactMessages(
  db: Queryable,
  { department }: Pick<ContactPage, 'department'>,
): Promise<number> {
  const row = await db.kysely
    .selectFrom('contact_message')
    .select((eb) => eb.fn.countAll<string>().as('messages'))
    .$if(department !== undefined, (select) => select.where('department', '=', department ?? 'general'))
    .executeTakeFirst();
  return Number(row?.messages ?? 0);
}

/** True if a message since `since` waits for its mail (index `contact_message_to_mail`). */
export async function contactMailWaits(db: Queryable, since: Date): Promise<boolean> {
  const row = await db.kysely
    .selectFrom('contact_message')
    .select('id')
    .where('mail_queued_at', 'is', null)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes up to `limit` waiting messages, oldest first, and marks them. Other workers take others. Returns their ids. */
export async function takeContactMails(
  tx: Queryable,
  { since, at, limit }: { since: Date; at: Date; limit: number },
): Promise<number[]> {
  const rows = await tx.rows<Pick<Row<'contact_message'>, 'id'>>(
    `update contact_message set mail_queued_at = $2
      where id in (select id from contact_message where mail_queued_at is null and created_at >= $1
                    order by created_at, id limit $3 for update skip locked)
      returning id`,
    [since, at, limit],
  );
  return rows.map(({ id }) => id);
}

/** Null if it was deleted. */
export async function contactMessage(db: Queryable, id: number): Promise<Row<'contact_message'> | null> {
  const row = await db.kysely
    .selectFrom('contact_message')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Admins with a confirmed address, the first ones first. Scans the accounts. */
export async function adminsToMail(db: Queryable, limit: number): Promise<number[]> {
  const rows = await confirmedAdmins(db).select('id').orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Null if the account is gone, is no admin any more, or changed its address without confirming it. */
export async function adminAddress(db: Queryable, id: number): Promise<string | null> {
  const row = await confirmedAdmins(db).select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? null;
}

function confirmedAdmins(db: Queryable) {
  return db.kysely
    .selectFrom('user_account')
    .where((eb) => eb.ref('is_admin'))
    .where('email_confirmed_at', 'is not', null);
}
