import { newsNow } from '#domain/news-clock';
import { readNewsClock, startReplay } from '#persistence/news-clock';
import { connectDatabase } from '#persistence/schema';
import { loadRecording } from '#persistence/seed';
import { systemClock } from '#platform/runtime';
import { openRecording, recordingFeeds } from '../recorded/recording.js';
import { serveRecording } from '../recorded/serve-recording.js';
import { prepareDatabase } from '../start/database/prepare-database.js';

/**
 * Does the work of the launcher in its own process: prepares the database, sets the clock to the beginning of the recording (all of
 * it is backfill), serves the recording at the replay time, and sends the port to the parent.
 */
const [folder = '', databaseUrl = ''] = process.argv.slice(2);
await prepareDatabase(databaseUrl);
const recording = await openRecording(folder);
const { name, fictional, from, to } = recording;
const db = await connectDatabase(databaseUrl, 2);
await startReplay(db, { name, fictional, from, to, backfillUntil: to, wall: systemClock.now() });
await loadRecording(db, name, recordingFeeds(recording), from);
const standsStill = from.getTime() === to.getTime();
const server = await serveRecording(recording, {
  now: async () => {
    if (standsStill) return from;
    const state = await readNewsClock(db);
    return state ? newsNow(state.time, systemClock.now()) : from;
  },
});
process.send?.(server.port);
process.on('disconnect', () => process.exit(0));
