import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json, from a source file or from dist. */
export function projectRoot(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const above = here.split(/[\\/]/).includes('dist') ? '../../../..' : '../../..';
  return join(here, above);
}

/** The product's version, from package.json. */
export function productVersion(): string {
  const manifest = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
