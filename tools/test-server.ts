import { openConnection } from '#persistence/database';
import { readSettings } from '#platform/runtime';
import { makeTemplate } from '../test/support/test-database.js';
import { openDatabase } from './start/open-database.js';

/** What a test's data need not survive: the machine's own crash. Databases are made and dropped by the hundred. */
const IN_A_HURRY = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Runs `use` with the embedded server of the tests that need no server of their own; it has the template that their databases are copied from. */
export async function withTestServer<Result>(
  dataDir: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const { url, close } = await openDatabase(readSettings({ DATA_DIR: dataDir }), 'postgres');
  try {
    await hurry(url);
    await makeTemplate(url);
    return await use(url);
  } finally {
    await close();
  }
}

async function hurry(url: string): Promise<void> {
  const client = await openConnection(url);
  try {
    for (const setting of IN_A_HURRY) await client.query(`alter system set ${setting} = off`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}
