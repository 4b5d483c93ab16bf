/** Raw SQL: each kind of object has its name in a table of its own. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

export interface AuditSearch {
  who: string;
  action?: string | undefined;
  object?: string | undefined;
  objectId?: number | undefined;
  /** From this moment, and before that one. */
  since?: Date | undefined;
  until?: Date | undefined;
  /** Only entries with a smaller id. */
  before?: number | undefined;
  limit: number;
}

export type FoundAuditEntry = Omit<Row<'audit_entry'>, 'previous_hash' | 'hash' | 'actor_key'> & {
  username: string | null;
  object_name: string | null;
};

const NAME = `case e.object_kind
  when 'user' then (select u.username from user_account u where u.id = e.object_id)
  when 'topic' then (select t.name from topic t where t.id = e.object_id)
  when 'source' then (select s.name from source s where s.id = e.object_id)
  when 'article' then (select a.title from article a where a.id = e.object_id)
  when 'milestone' then (select m.title from milestone m where m.id = e.object_id)
  when 'feed' then (select f.url from feed f where f.id = e.object_id)
  when 'owner' then (select o.name from owner o where o.id = e.object_id)
  when 'report' then (select r.tracking_id from inaccuracy_report r where r.id = e.object_id)
  end`;

/**
 * Entries that match every condition, newest first. Indexes: audit_entry_pkey, audit_entry_action, audit_entry_object,
 * audit_entry_actor_id_index, audit_entry_at_index.
 */
export function searchAudit(db: Queryable, search: AuditSearch): Promise<FoundAuditEntry[]> {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const add = (value: unknown, condition: (parameter: string) => string) => {
    if (value === undefined || value === '') return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  add(
    search.who.toLowerCase(),
    (who) =>
      `(e.actor_id = (select id from user_account where username_key = ${who}) or e.pseudonym = ${who})`,
  );
  add(search.action, (action) => `e.action = ${action}`);
  add(search.object, (kind) => `e.object_kind = ${kind} and e.object_kind <> ''`);
  add(search.objectId, (id) => `e.object_id = ${id}`);
  add(search.since, (since) => `e.at >= ${since}`);
  add(search.until, (until) => `e.at < ${until}`);
  add(search.before, (before) => `e.id < ${before}`);
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  return db.rows<FoundAuditEntry>(
    `select e.id, e.at, e.actor_id, e.pseudonym, e.action, e.object_kind, e.object_id, e.payload, e.before, e.after,
        u.username, ${NAME} as object_name
      from (select * from audit_entry e ${where} order by e.id desc limit ${search.limit}) e
      left join user_account u on u.id = e.actor_id order by e.id desc`,
    values,
  );
}
