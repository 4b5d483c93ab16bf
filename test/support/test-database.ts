import { randomBytes } from 'node:crypto';
import { type Database, openConnection } from '#persistence/database';
import { connectDatabase, migrate } from '#persistence/schema';
import { seedCategories } from '#persistence/seed';

/** Made by `makeTemplate`. */
export const TEMPLATE = 'test_template';

function serverUrl(): string {
  const url = process.env.TEST_SERVER_URL;
  if (url === undefined)
    throw new Error(
      'Run these tests with `npm test -- integration` (or browser), which starts their server.',
    );
  return url;
}

async function asAdmin(server: string, ...statements: string[]): Promise<void> {
  const client = await openConnection(server);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

export interface TestDatabase {
  url: string;
  db: Database;
  drop: () => Promise<void>;
}

/** Migrated, with the categories and the one-row tables. */
async function fill(db: Database): Promise<void> {
  await migrate(db.orm);
  await seedCategories(db);
  await db.kysely.insertInto('keeper').values({ id: 1 }).execute();
  await db.kysely.insertInto('counter').values({ name: 'cards' }).execute();
}

/** Makes the template of the tests' databases, once a run. A copy takes a tenth of the time of all migrations. */
export async function makeTemplate(server: string): Promise<void> {
  const db = await connectDatabase(await makeDatabase(server, TEMPLATE), 1);
  try {
    await fill(db);
  } finally {
    await db.close();
  }
  await sealTemplate(server, TEMPLATE);
}

/** Refuses connections: a template with a connection cannot be copied. */
export function sealTemplate(server: string, template: string): Promise<void> {
  return asAdmin(server, `alter database ${template} with allow_connections false`);
}

/** A new database called `name`: empty, or a copy of `template`. */
export async function makeDatabase(server: string, name: string, template = 'template1'): Promise<string> {
  await asAdmin(
    server,
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${template}`,
  );
  return addressOf(server, name);
}

/** A new migrated database with categories: on the run's server, or on another one, which has no template. */
export async function seededDatabase(other?: string): Promise<TestDatabase> {
  if (other === undefined) return copiedDatabase(TEMPLATE);
  const test = await openNew(other, 'template1');
  await fill(test.db);
  return test;
}

/** A copy of a sealed template of the run's server. */
export function copiedDatabase(template: string): Promise<TestDatabase> {
  return openNew(serverUrl(), template);
}

async function openNew(server: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await makeDatabase(server, name, template);
  const db = await connectDatabase(url, 10);
  const drop = async () => {
    await db.close();
    await asAdmin(server, `drop database ${name} with (force)`);
  };
  return { url, db, drop };
}
