import { join } from 'node:path';
import { backfillEnd, newsNow } from '#domain';
import {
  Database,
  goLive,
  loadRecording,
  pauseReplay,
  readNewsClock,
  resumeReplay,
  startReplay,
} from '#persistence';
import type { Settings } from '#platform';
import { renderFictionalRecording } from '../recorded/fictional/render-recording.js';
import { openRecording, type Recording, recordingFeeds, recordingSpan } from '../recorded/recording.js';
import { serveRecording } from '../recorded/serve-recording.js';
import { internetAnswers } from './internet.js';

export interface PreparedFeeds {
  /** Laid over the environment of the apps. */
  env: Record<string, string>;
  /** What is being read, for people. */
  sentence: string;
  close: () => Promise<void>;
}

/** Chooses live or recorded feeds, and for the latter serves the recording and sets the news clock. */
export async function prepareFeeds(
  settings: Settings,
  databaseUrl: string,
  wall: () => Date,
): Promise<PreparedFeeds> {
  const live = settings.FEEDS === 'live' || (settings.FEEDS === 'auto' && (await internetAnswers()));
  if (live) {
    const db = await Database.connect(databaseUrl, 2);
    try {
      await goLive(db);
    } finally {
      await db.close();
    }
    return { env: {}, sentence: 'Live feeds.', close: async () => {} };
  }
  const folder = settings.RECORDED_DIR ?? (await renderBundled(settings.DATA_DIR));
  return replay(await openRecording(folder), folder, settings, databaseUrl, wall);
}

async function renderBundled(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'recorded', 'fictional');
  await renderFictionalRecording(folder);
  return folder;
}

async function replay(
  recording: Recording,
  folder: string,
  settings: Settings,
  databaseUrl: string,
  wall: () => Date,
): Promise<PreparedFeeds> {
  const db = await Database.connect(databaseUrl, 3);
  const { from, to } = recordingSpan(recording);
  const backfillUntil = backfillEnd(from, to, settings.RECORDED_BACKFILL);
  const { name, fictional } = recording;
  await startReplay(db, { name, fictional, from, to, backfillUntil, wall: wall() });
  await resumeReplay(db, wall());
  const now = async () => {
    const state = await readNewsClock(db);
    return state ? newsNow(state.time, wall()) : from;
  };
  const server = await serveRecording(recording, { now });
  await loadRecording(db, name, recordingFeeds(recording), from);
  const close = async () => {
    await server.close();
    await pauseReplay(db, await now(), wall());
    await db.close();
  };
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return {
    env: { RECORDED_SERVER: `127.0.0.1:${server.port}`, RECORDED_IMAGES: join(folder, 'images') },
    sentence: `Recorded feeds: ${name}, ${day(from)} to ${day(to)}${fictional ? ', all of it invented' : ''}.`,
    close,
  };
}
