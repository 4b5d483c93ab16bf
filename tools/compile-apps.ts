import { cpSync, existsSync, globSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { transformFile } from '@swc/core';

/**
 * Compiles the apps, the libraries and the launcher into `dist`, file by file and without checking types, in about a second.
 * `npm run types` checks them. With --watch, compiles again whenever a source changes. Imports nothing of ours, because Node
 * runs it before anything is compiled.
 */
const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['apps', 'libs', 'tools/api', 'tools/mcp', 'tools/recorded', 'tools/start'];
/** Started by npm scripts of a release. */
const SCRIPTS = ['tools/migrate.ts', 'tools/psql.ts', 'tools/worker.ts'];
const DATA = 'libs/persistence/src/seed/data';
/** Editors write a file in several steps (ms). */
const SETTLED_MS = 50;

async function compileAll(): Promise<void> {
  const inFolders = globSync(
    FOLDERS.map((folder) => `${folder}/**/*.ts`),
    { cwd: ROOT },
  ).filter((file) => !/\.(spec|d)\.ts$/.test(file));
  await Promise.all([...inFolders, ...SCRIPTS].map(compile));
  cpSync(join(ROOT, DATA), join(ROOT, 'dist', DATA), { recursive: true });
  writeFileSync(join(ROOT, 'dist', '.compiled'), '');
}

async function compile(source: string): Promise<void> {
  const file = join(ROOT, 'dist', source.replace(/ts$/, 'js'));
  const { code, map = '' } = await transformFile(join(ROOT, source), {
    configFile: join(ROOT, '.swcrc'),
    sourceMaps: true,
    inlineSourcesContent: false,
    outputPath: file,
  });
  mkdirSync(dirname(file), { recursive: true });
  writeIfChanged(`${file}.map`, map);
  writeIfChanged(file, `${code}\n//# sourceMappingURL=${basename(file)}.map\n`);
}

/** In development, a file that is written makes the apps start again. */
function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

async function compileOnChange(): Promise<void> {
  let changed = false;
  for (const folder of FOLDERS)
    watch(join(ROOT, folder), { recursive: true }, () => {
      changed = true;
    });
  for (;;) {
    await wait(SETTLED_MS);
    if (!changed) continue;
    changed = false;
    await wait(SETTLED_MS);
    await compileAll().catch((error: Error) => process.stderr.write(`${error.message}\n`));
  }
}

await compileAll();
if (process.argv.includes('--watch')) {
  // The launcher may be killed.
  process.once('disconnect', () => process.exit());
  await compileOnChange();
}
