import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#persistence/database';
import { backupText } from '#persistence/maintenance';
import { buildDetailedTopic } from '../../support/detailed-topic.js';
import { buildAuditEntry, buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { runCommand } from '../../support/worker-command.js';

const HOSTILE = 'Tab\there, break\nthere, \\. alone, \\N, "quotes" and \u2028 too';

const folder = mkdtempSync(join(tmpdir(), 'followthrough-backup-'));
const file = join(folder, 'full.gz');
let full: TestDatabase;

/** Every row of every table as text, without those of the migrator. */
async function contents(db: Database): Promise<Record<string, string[]>> {
  const tables = await db.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await db.rows<{ row: string }>(`select t::text as row from "${name}" t`);
    all[name] = rows.map(({ row }) => row).sort();
  }
  return all;
}

async function withUnused(work: (test: TestDatabase) => Promise<void>): Promise<void> {
  const test = await seededDatabase();
  try {
    await work(test);
  } finally {
    await test.drop();
  }
}

const restore = (path: string, { url }: TestDatabase) => runCommand(['restore', path], { DATABASE_URL: url });

/** Restores bytes that are refused. Returns the message, once it is sure that nothing changed. */
async function refused(bytes: Buffer): Promise<string> {
  const path = join(folder, 'other.gz');
  writeFileSync(path, bytes);
  let message = '';
  await withUnused(async (test) => {
    const before = await contents(test.db);
    const { code, out, err } = await restore(path, test);
    expect([code, out]).toEqual([1, '']);
    expect(await contents(test.db)).toEqual(before);
    message = err;
  });
  return message;
}

beforeAll(async () => {
  full = await seededDatabase();
  await buildDetailedTopic(full.db);
  const original = await buildArticle(full.db, { title: HOSTILE });
  await buildArticle(full.db, { copy_of_id: original.id });
  await buildUser(full.db);
  await buildAuditEntry(full.db, {});
  await buildAuditEntry(full.db, {});
});
afterAll(async () => {
  await full.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('backup and restore', () => {
  it('bring every row into an empty machine, where new rows get new numbers', async () => {
    const made = await runCommand(['backup', file], { DATABASE_URL: full.url });
    expect(made.err).toContain('FACTOR_KEY');
    expect([made.code, made.out]).toEqual([0, expect.stringMatching(/^\d+ rows of \d+ tables written to /)]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.part`)).toBe(false);
    await withUnused(async (empty) => {
      const { code, out, err } = await restore(file, empty);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^\d+ rows of \d+ tables restored from the backup of \d{4}-/);
      expect(await contents(empty.db)).toEqual(await contents(full.db));
      const next = await buildArticle(empty.db);
      const [last] = await full.db.rows<{ id: number }>('select max(id) as id from article');
      expect(next.id).toBeGreaterThan(last?.id ?? 0);
      // Checks and the guard of the audit log work again.
      await expect(empty.db.rows('update article set source_id = -1')).rejects.toThrow(/foreign key/);
      await expect(empty.db.rows('truncate audit_entry')).rejects.toThrow();
    });
  });

  it('never overwrites a file', async () => {
    const before = readFileSync(file);
    const { code, err } = await runCommand(['backup', file], { DATABASE_URL: full.url });
    expect([code, err]).toEqual([1, expect.stringContaining('exists already')]);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('refuses a database in use', async () => {
    const before = await contents(full.db);
    const { code, err } = await restore(file, full);
    expect([code, err]).toEqual([1, expect.stringContaining('already has articles or accounts')]);
    expect(await contents(full.db)).toEqual(before);
  });

  it('refuses half a backup, and restores nothing', async () => {
    const whole = readFileSync(file);
    expect(await refused(whole.subarray(0, whole.length >> 1))).toContain('because it is cut off');
  });

  it('refuses a backup whose text ends too early', async () => {
    const text = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    const without = (lines: string[]) => gzipSync(`${lines.join('\n')}\n`);
    expect(await refused(without(text.slice(0, -1)))).toContain('because it is cut off');
    expect(await refused(gzipSync(text.join('\n').slice(0, -20)))).toContain('because it is cut off');
    const row = text.findIndex((line) => line.includes('quennel-0.example'));
    expect(row).toBeGreaterThan(0);
    expect(await refused(without(text.toSpliced(row, 1)))).toContain('Nothing was restored');
  });

  it('refuses a second backup behind the first, and a file that lacks only its checksum', async () => {
    const whole = readFileSync(file);
    expect(await refused(Buffer.concat([whole, whole]))).toContain('because something follows its end');
    expect(await refused(whole.subarray(0, -3))).toContain('because it is cut off');
  });

  it('says which row a table refuses, in the middle of many', async () => {
    const lines = gunzipSync(readFileSync(file)).toString().split('\n');
    const at = lines.findIndex((line) => line.startsWith('{"table":"category"'));
    const [row = ''] = lines.slice(at + 1);
    const many = lines.toSpliced(at + 1, 0, ...Array.from({ length: 5000 }, () => row));
    expect(await refused(gzipSync(many.join('\n')))).toContain('because duplicate key value violates');
  });

  it('refuses sequences of others, and leaves its own as they were', async () => {
    const text = gunzipSync(readFileSync(file)).toString();
    const other = text.replace(/"sequences":\{"[^"]*"/, '"sequences":{"pgboss.\\u001b[31mother"');
    expect(other).not.toBe(text);
    const message = await refused(gzipSync(other));
    expect(message).toContain('this version has no sequence pgboss.');
    expect(message).not.toContain('\u001b');
  });

  it('refuses what is no backup, other tables, and those of another version', async () => {
    const text = gunzipSync(readFileSync(file)).toString();
    expect(await refused(Buffer.from('no backup'))).toContain('no compressed backup');
    expect(await refused(gzipSync('{"a":1}\n'))).toContain('it is no backup of Followthrough');
    const other = text.replace('"table":"article"', '"table":"pg_authid"');
    expect(await refused(gzipSync(other))).toContain('no table pg_authid');
    const older = text.replace(/,"Migration[^"]*"\]/, ']');
    expect(older).not.toBe(text);
    expect(await refused(gzipSync(older))).toContain('Restore it with that version');
  });

  it('says that a file is missing', async () => {
    await withUnused(async (empty) => {
      const { code, err } = await restore(join(folder, 'none.gz'), empty);
      expect([code, err]).toEqual([1, expect.stringContaining('ENOENT')]);
    });
  });
});

it('is complete on a server that limits the time of statements', async () => {
  const limited = new URL(full.url);
  limited.searchParams.set('options', '-c statement_timeout=1');
  const tally = { tables: 0, rows: 0 };
  const pieces: string[] = [];
  const text = backupText(limited.href, { version: '0.0.0', now: new Date(0) }, tally);
  for await (const piece of text) pieces.push(piece.toString());
  expect(tally.tables).toBeGreaterThan(50);
  expect(pieces.at(-1)).toMatch(/^\{"end":/);
});
