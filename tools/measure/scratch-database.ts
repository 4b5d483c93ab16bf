import { openConnection } from '#persistence/database';
import { openDatabase, withDatabase } from '../start/database/open-database.js';

export interface ScratchDatabase {
  url: string;
  /** Drops the database unless it is to be kept, and stops the embedded server if this process started it. */
  close: () => Promise<void>;
}

/** Creates an empty temporary database on the configured server. */
export async function openScratchDatabase(): Promise<ScratchDatabase> {
  return openNamedDatabase(`followthrough_bench_${process.pid}`, { keep: false });
}

/** Opens a database of this name on the configured server. Creates it if it is missing, and drops it in the end unless `keep` is set. */
export async function openNamedDatabase(name: string, { keep }: { keep: boolean }): Promise<ScratchDatabase> {
  const server = await openDatabase();
  const [known] = await onServer(server.url, `select 1 from pg_database where datname = '${name}'`);
  if (known === undefined) await onServer(server.url, `create database "${name}"`);
  const url = withDatabase(server.url, name);
  const close = async () => {
    if (!keep) await onServer(server.url, `drop database "${name}" with (force)`);
    await server.close();
  };
  return { url, close };
}

/** Opens a database that outlives the measurement. Reuses it if an earlier measurement kept it. */
export async function openKeptDatabase(name: string): Promise<ScratchDatabase> {
  const server = await openDatabase(undefined, name);
  return { url: server.url, close: server.close };
}

async function onServer(url: string, statement: string): Promise<unknown[]> {
  const client = await openConnection(url);
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
