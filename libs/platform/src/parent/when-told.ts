import { once } from 'node:events';

/** In the environment of a process that loads its program at once, and starts it when its launcher says so. */
export const WAITS = { START_WHEN_TOLD: 'yes' };

/** Waits for the launcher if it wants that, and takes the rest of the environment from it. */
export async function whenTold(): Promise<void> {
  if (process.env.START_WHEN_TOLD !== WAITS.START_WHEN_TOLD) return;
  const [env] = await once(process, 'message');
  Object.assign(process.env, env);
}
