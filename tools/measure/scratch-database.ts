import { openConnection } from '#persistence/database';
import { openDatabase, withDatabase } from '../start/open-database.js';

export interface ScratchDatabase {
  url: string;
  /** Drops the database, and stops the embedded server if this process started it. */
  close: () => Promise<void>;
}

/** Creates an empty temporary database on the configured server. */
export async function openScratchDatabase(): Promise<ScratchDatabase> {
  const server = await openDatabase();
  const name = `followthrough_bench_${process.pid}`;
  await onServer(server.url, `create database "${name}"`);
  const url = withDatabase(server.url, name);
  const close = async () => {
    await onServer(server.url, `drop database "${name}" with (force)`);
    await server.close();
  };
  return { url, close };
}

/** Opens a database that outlives the measurement. Reuses it if an earlier measurement kept it. */
export async function openKeptDatabase(name: string): Promise<ScratchDatabase> {
  const server = await openDatabase(undefined, name);
  return { url: server.url, close: server.close };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = await openConnection(url);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
