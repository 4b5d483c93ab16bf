import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#persistence/database';
import { connectDatabase } from '#persistence/schema';
import { sourcesNeverAssessed } from '#persistence/trust';
import { dataFolder, startLauncher } from './launcher.js';
import { PRODUCT } from './product.js';
import { copiedDatabase, makeDatabase, sealTemplate, TEMPLATE } from './test-database.js';

const READ_TEMPLATE = 'test_template_read';
/** Ingests the first day and a half of the recorded fortnight. Then the news stands still, so that every test has the same news. */
const PLAYED = { RECORDED_BACKFILL: '300', RECORDED_SPEED: '0' };
const ASK_AGAIN_MS = 200;

/** The built product, started as in a release, on its own database with news that is already ingested. */
export interface ReadSite {
  address: string;
  db: Database;
  stop: () => Promise<void>;
}

/** Starts the product on the database at `url`, with its own data folder. */
async function launchOn(
  url: string,
  product: string,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const data = dataFolder();
  const launcher = await startLauncher({ DATA_DIR: data, DATABASE_URL: url, ...PLAYED }, product);
  await launcher.ready;
  const stop = async () => {
    launcher.child.kill('SIGINT');
    await launcher.ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { address: launcher.address, stop };
}

/**
 * Makes the template of the browser tests' databases, once a run: its news is ingested and its sources are assessed.
 * @param product the folder of the product that is started
 */
export async function makeReadTemplate(server: string, product: string): Promise<void> {
  const url = await makeDatabase(server, READ_TEMPLATE, TEMPLATE);
  const site = await launchOn(url, product);
  const db = await connectDatabase(url, 1);
  try {
    while ((await sourcesNeverAssessed(db, 1)).length > 0) await wait(ASK_AGAIN_MS);
  } finally {
    await db.close();
    await site.stop();
  }
  await sealTemplate(server, READ_TEMPLATE);
}

export async function startReadSite(): Promise<ReadSite> {
  const { url, db, drop } = await copiedDatabase(READ_TEMPLATE);
  const site = await launchOn(url, PRODUCT);
  const stop = async () => {
    await site.stop();
    await drop();
  };
  return { address: site.address, db, stop };
}
