import type { LaunchOptions } from '@playwright/test';

/** Long, for slow machines. It only catches hangs. */
export const PATIENCE_MS = 120_000;

/** How the browser at `executablePath` is started. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-gpu'],
    timeout: PATIENCE_MS,
  };
}
