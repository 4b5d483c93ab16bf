import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { audit, checkAuditChain, holdForRemoval, removeAccount } from '#persistence/accounts';
import type { Database } from '#persistence/database';
import { buildUser } from '../../support/factories/accounts.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const AT = new Date('2031-03-04T09:00:00.123Z');

let test: TestDatabase;
let db: Database;

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
});

afterAll(() => test.drop());

const note = (actorId: number | null, topic = 1) =>
  db.transaction((tx) =>
    audit(tx, {
      at: AT,
      actorId,
      action: 'source_corrected',
      object: { kind: 'topic', id: topic },
      before: { name: 'Dam \u2028 "bursts"', list: [1, null] },
      after: { name: '<b>🌊</b>' },
    }),
  );

/** Changes rows behind the trigger's back, like somebody who owns the database. */
async function tamper(db: Database, statement: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.rows('alter table audit_entry disable trigger user');
    await tx.rows(statement);
    await tx.rows('alter table audit_entry enable trigger user');
  });
}

const lastId = async () => (await checkAuditChain(db)).last.id;

describe('the audit log', () => {
  it('is one chain, also when many write at once', async () => {
    const { id } = await buildUser(db);
    const before = (await checkAuditChain(db)).entries;
    await Promise.all(Array.from({ length: 24 }, (_, n) => note(n % 2 === 0 ? id : null)));
    const check = await checkAuditChain(db);
    expect(check).toMatchObject({ entries: before + 24, brokenAt: null });
    expect(check.last.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('stays valid when the account of an actor is deleted', async () => {
    const { id } = await buildUser(db);
    await note(id);
    const entry = await lastId();
    await db.transaction(async (tx) => {
      await holdForRemoval(tx, id);
      await removeAccount(tx, id, 'deleted-x');
    });
    const kept = await db.rows('select actor_id, pseudonym from audit_entry where id = $1', [entry]);
    expect(kept).toEqual([{ actor_id: null, pseudonym: 'deleted-x' }]);
    expect((await checkAuditChain(db)).brokenAt).toBeNull();
  });

  it.each([
    ['a change', 'update audit_entry set action = $$promoted$$'],
    ['a change of the actor', 'update audit_entry set actor_id = (select max(id) from user_account)'],
    ['a change of a hash', 'update audit_entry set actor_id = null, hash = previous_hash'],
    ['a deletion', 'delete from audit_entry'],
    ['emptying the table', 'truncate audit_entry'],
  ])('refuses %s', async (_, statement) => {
    await buildUser(db);
    await note(null);
    await expect(db.rows(statement)).rejects.toThrow('entries of the audit log cannot be changed or deleted');
  });

  it.each([
    [
      'a changed entry',
      (id: number) => `update audit_entry set action = 'password_reset' where id = ${id}`,
      0,
    ],
    ['a changed value', (id: number) => `update audit_entry set after = '{"name": "x"}' where id = ${id}`, 0],
    ['a changed actor', (id: number) => `update audit_entry set actor_key = 'x' where id = ${id}`, 0],
    [
      'a changed time',
      (id: number) => `update audit_entry set at = at + interval '1 microsecond' where id = ${id}`,
      0,
    ],
    ['a removed entry', (id: number) => `delete from audit_entry where id = ${id}`, 1],
  ])('shows %s', async (_, statement, foundAfter) => {
    const own = await seededDatabase();
    try {
      for (const topic of [1, 2, 3])
        await audit(own.db, {
          at: AT,
          actorId: null,
          action: 'promoted',
          object: { kind: 'topic', id: topic },
        });
      const rows = await own.db.rows<{ id: number }>('select id from audit_entry order by id');
      const ids = rows.map(({ id }) => id);
      await tamper(own.db, statement(ids[1] ?? 0));
      const check = await checkAuditChain(own.db);
      expect(check).toMatchObject({ entries: 1, brokenAt: ids[1 + foundAfter], last: { id: ids[0] } });
    } finally {
      await own.drop();
    }
  });
});
