import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Database, migrate, seedCategories } from '#persistence';

function serverUrl(): string {
  const url = process.env.TEST_SERVER_URL;
  if (url === undefined)
    throw new Error('Run integration tests by npm test -- integration: it starts their server.');
  return url;
}

async function asAdmin(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  db: Database;
  drop: () => Promise<void>;
}

/** A migrated database of its own on the real server, with the categories and the one-row tables. */
export async function seededDatabase(server = serverUrl()): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const db = await Database.connect(address.href, 10);
  await migrate(db.orm);
  await seedCategories(db);
  await db.rows('insert into keeper (id) values (1)');
  await db.rows("insert into counter (name) values ('cards')");
  const drop = async () => {
    await db.close();
    await asAdmin(server, `drop database ${name} with (force)`);
  };
  return { url: address.href, db, drop };
}
