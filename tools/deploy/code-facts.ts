import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#platform/runtime';

export function readText(...path: string[]): string {
  return readFileSync(join(projectRoot(), ...path), 'utf8');
}

/** Which process answers a path with GET, by what its code says. */
export function answers(process: 'bff' | 'worker', path: string): boolean {
  if (process === 'worker')
    return readText('apps/worker/src/health/health-server.ts').includes(`case '${path}':`);
  const controller = readText('apps/bff/src/health/health.controller.ts');
  return path.startsWith('/api/') && controller.includes(`@Get('${path.slice('/api/'.length)}')`);
}

/** What a command line starts: the source of a program, or an npm script. Null if it does not exist. */
export function startedBy(command: readonly string[]): string | null {
  if (command.at(0) === 'npm') {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
    return scripts[command.at(-1) ?? ''] ?? null;
  }
  const program = (command.at(-1) ?? '').replace(/^dist\/(.*)\.js$/, '$1.ts');
  return existsSync(join(projectRoot(), program)) ? program : null;
}
