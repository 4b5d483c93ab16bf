import { spawn } from 'node:child_process';
import type { ServerAccount } from './server-account.js';

export interface BinaryResult {
  code: number;
  output: string;
}

/** Runs one of the server's programs under its account until it exits. Keeps the output for error messages. */
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
    // 'exit', not 'close': the server that pg_ctl starts may keep the pipes open.
    child.once('exit', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}

/** The last line of a program's output, for an error message. */
export function lastLine(output: string): string {
  return output.split('\n').filter(Boolean).at(-1) ?? 'no output.';
}
