import { spawn } from 'node:child_process';
import type { ServerAccount } from './server-account.js';

export interface BinaryResult {
  code: number;
  output: string;
}

/** Runs one of the server's programs under its account to its end. Its output is kept for the error message. */
export function runBinary(
  file: string,
  args: string[],
  account: ServerAccount | null,
  cwd: string,
): Promise<BinaryResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...(account ?? {}),
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, TZ: 'UTC' },
      detached: true,
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      if (output.length < 20_000) output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    // 'exit', not 'close': the server that pg_ctl leaves behind may hold the pipes open.
    child.once('exit', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}

/** What a program said last, for a sentence. */
export function lastLine(output: string): string {
  return output.split('\n').filter(Boolean).at(-1) ?? 'no message.';
}
