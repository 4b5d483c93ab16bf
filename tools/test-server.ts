import { openConnection } from '#persistence/database';
import { readSettings } from '#platform/runtime';
import { makeTemplate } from '../test/support/test-database.js';
import { openDatabase } from './start/database/open-database.js';

/** Switched off for speed: test data need not survive a crash of the machine, and tests create hundreds of databases. */
const DURABILITY_SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Runs `use` with the tests' shared embedded server. It holds the template from which test databases are copied. */
export async function withTestServer<Result>(
  dataDir: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const { url, close } = await openDatabase(readSettings({ DATA_DIR: dataDir }), 'postgres');
  try {
    await relaxDurability(url);
    await makeTemplate(url);
    return await use(url);
  } finally {
    await close();
  }
}

async function relaxDurability(url: string): Promise<void> {
  const client = await openConnection(url);
  try {
    for (const setting of DURABILITY_SETTINGS) await client.query(`alter system set ${setting} = off`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}
