import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type EmbeddedServer, startEmbeddedServer } from '#platform/embedded';
import { readSettings } from '#platform/runtime';
import { lockEmbedded } from '../../../tools/start/database/launcher-lock.js';
import { openDatabase } from '../../../tools/start/database/open-database.js';
import { dataFolder } from '../../support/launcher.js';

/** Of a recording that is not there: opening it fails, and so would the choice between it and live feeds by asking the internet. */
const settings = (DATA_DIR: string, FEEDS: string) =>
  readSettings({ DATA_DIR, FEEDS, RECORDED_DIR: join(DATA_DIR, 'no-recording') });

let data: string;
let server: EmbeddedServer;
beforeAll(async () => {
  data = dataFolder();
  server = await startEmbeddedServer(data);
});
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

const opened = async (feeds: string) => new URL((await openDatabase(settings(data, feeds))).url).pathname;

it('commands use the database of the launcher that runs, whether or not the internet responds', async () => {
  await openDatabase(settings(data, 'live'));
  const replay = (await openDatabase(settings(data, 'live'), 'followthrough_fictional')).url;
  const lock = await lockEmbedded(replay, data);
  try {
    expect(await opened('auto')).toBe('/followthrough_fictional');
    expect(await opened('live')).toBe('/followthrough_live');
  } finally {
    await lock.release();
  }
});

it('commands use the database of live feeds if no launcher runs', async () => {
  await openDatabase(settings(data, 'live'));
  expect(await opened('auto')).toBe('/followthrough_live');
});

it('says what is wrong with the recording that a command names', async () => {
  await expect(openDatabase(settings(data, 'recorded'))).rejects.toThrow('no-recording');
});
