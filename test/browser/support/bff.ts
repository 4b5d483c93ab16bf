import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { SETTING_NAMES } from '#platform/runtime';
import { PRODUCT } from '../../support/product.js';
import type { HostMessage } from './bff-host.js';

const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));

/** The built BFF in its own process. */
export interface Bff {
  address: string;
  /** Runs `act`, and resolves once the BFF has received a message that stories changed. */
  untilReceived: (act: () => Promise<unknown>) => Promise<void>;
  /** Resolves once at least one event stream is open and every open one has sent its first mark. */
  streamsReady: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * @param settings further settings of the BFF
 * @param webFolder another build of the web app than that in `dist/web`
 */
export async function startBff(
  databaseUrl: string,
  settings: Record<string, string> = {},
  webFolder = '',
): Promise<Bff> {
  const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, 'bff-host.ts')], {
    cwd: PRODUCT,
    env: {
      ...process.env,
      ...NO_SETTINGS,
      NODE_OPTIONS: '',
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '4',
      LOG_LEVEL: 'silent',
      WEB_FOLDER: webFolder,
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const messages = new EventEmitter();
  child.on('message', (message: HostMessage) => messages.emit(message.kind, message));
  child.once('exit', (code) => messages.emit('error', new Error(`the BFF ended with ${code}`)));
  const [{ address }] = (await once(messages, 'listening')) as [Extract<HostMessage, { kind: 'listening' }>];
  // Outside of a wait nothing handles the BFF's exit. The next call of a page fails instead.
  messages.on('error', () => undefined);
  return {
    address,
    untilReceived: async (act) => {
      const received = once(messages, 'received');
      await Promise.all([received, act()]);
    },
    streamsReady: async () => {
      child.send('await-streams');
      await once(messages, 'streams-ready');
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}
