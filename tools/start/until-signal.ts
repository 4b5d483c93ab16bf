import { say } from './say.js';

/** One Ctrl-C may arrive several times: from the terminal, and forwarded by npm (ms). */
const SAME_PRESS_MS = 1_000;
const PARENT_CHECK_MS = 500;

let signalled: Promise<void> | null = null;

/** Resolves on the first signal, and when npm has been stopped. A later second signal exits at once. */
export function untilSignal(): Promise<void> {
  signalled ??= listen();
  return signalled;
}

function listen(): Promise<void> {
  return new Promise((resolve) => {
    let requestedAt: number | null = null;
    const ask = () => {
      if (requestedAt !== null) {
        if (performance.now() - requestedAt > SAME_PRESS_MS) process.exit(130);
        return;
      }
      requestedAt = performance.now();
      say('Stopping …');
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
    whenNpmStops(() => {
      if (requestedAt === null) ask();
    });
  });
}

/** npm passes SIGTERM to the shell that runs the script, which ends without passing it on. */
function whenNpmStops(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    stop();
  }, PARENT_CHECK_MS);
  timer.unref();
}
