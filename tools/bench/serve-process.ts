import { newsNow } from '#domain';
import { Database, readNewsClock } from '#persistence';
import { openRecording } from '../recorded/recording.js';
import { serveRecording } from '../recorded/serve-recording.js';

/** A process of its own, as in production: serves a recording at the replay time and tells its port. */
const [folder = '', databaseUrl = ''] = process.argv.slice(2);
const recording = await openRecording(folder);
const db = await Database.connect(databaseUrl, 2);
const server = await serveRecording(recording, {
  now: async () => {
    const state = await readNewsClock(db);
    return state ? newsNow(state.time, new Date()) : recording.from;
  },
});
process.send?.(server.port);
process.on('disconnect', () => process.exit(0));
