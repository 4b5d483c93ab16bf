import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/**
 * Runs the built BFF for `startBff`, in its own process: the BFF's decorators need the project's compiler, which
 * Playwright does not use. Node runs this file directly by stripping its types.
 */
export type HostMessage =
  | { kind: 'listening'; address: string }
  /** The BFF has received the message that stories changed. */
  | { kind: 'received' }
  /** Every open event stream has sent its first mark. */
  | { kind: 'streams-ready' };

const ASK_AGAIN_MS = 20;
const built = (path: string) => import(pathToFileURL(join('dist', path)).href);

await import('reflect-metadata');
const { createLogger, readSettings }: typeof import('#platform/runtime') = await built(
  'libs/platform/src/runtime/index.js',
);
const { STORIES_CHANNEL }: typeof import('#persistence/stories') = await built(
  'libs/persistence/src/stories/index.js',
);
const { createApp }: typeof import('../../../apps/bff/src/create-app.js') = await built(
  'apps/bff/src/create-app.js',
);
const { Channels }: typeof import('../../../apps/bff/src/http/channels.service.js') = await built(
  'apps/bff/src/http/channels.service.js',
);
const { EventStreams }: typeof import('../../../apps/bff/src/notifications/event-streams.service.js') =
  await built('apps/bff/src/notifications/event-streams.service.js');

function send(message: HostMessage): void {
  process.send?.(message);
}

async function untilStreamsReady(): Promise<void> {
  const streams = () => app.get(EventStreams).all();
  while (streams().length === 0 || streams().some(({ mark }) => mark === null)) await wait(ASK_AGAIN_MS);
}

const settings = readSettings(process.env);
const app = await createApp(settings, createLogger(settings, 'bff'), process.env.WEB_FOLDER || undefined);
await app.init();
const channels = app.get(Channels);
// The BFF's own listeners were added earlier, so they run before this one.
channels.on(STORIES_CHANNEL, () => send({ kind: 'received' }));
// A test sets the port only if somebody else must know it before.
await app.listen(process.env.PORT ? settings.PORT : 0, '127.0.0.1');
while (!channels.isListening) await wait(ASK_AGAIN_MS);

process.once('disconnect', () => process.exit());
process.on('message', async (order: 'await-streams' | 'stop') => {
  if (order === 'await-streams') {
    await untilStreamsReady();
    send({ kind: 'streams-ready' });
    return;
  }
  await app.close();
  process.exit();
});
send({ kind: 'listening', address: await app.getUrl() });
