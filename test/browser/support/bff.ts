import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { projectRoot, SETTING_NAMES } from '#platform/runtime';
import type { HostMessage } from './bff-host.js';

const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));

/** The built BFF in a process of its own. */
export interface Bff {
  address: string;
  /** Does something, and resolves once the BFF has heard that stories changed since. */
  hears: (act: () => Promise<unknown>) => Promise<void>;
  /** Resolves once every open event stream, and at least one, was told where the feed stands. */
  greeted: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startBff(databaseUrl: string): Promise<Bff> {
  const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, 'bff-host.ts')], {
    cwd: projectRoot(),
    env: {
      ...process.env,
      ...NO_SETTINGS,
      NODE_OPTIONS: '',
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '4',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const said = new EventEmitter();
  child.on('message', (message: HostMessage) => said.emit(message.kind, message));
  child.once('exit', (code) => said.emit('error', new Error(`the BFF ended with ${code}`)));
  const [{ address }] = (await once(said, 'listening')) as [Extract<HostMessage, { kind: 'listening' }>];
  // Between two waits nobody listens for its end; the next call of a page fails then.
  said.on('error', () => undefined);
  return {
    address,
    hears: async (act) => {
      const heard = once(said, 'heard');
      await Promise.all([heard, act()]);
    },
    greeted: async () => {
      child.send('greet');
      await once(said, 'greeted');
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}
