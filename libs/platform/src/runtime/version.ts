import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PRODUCT_PACKAGE = 'followthrough';

/** The folder with the product's package.json, whether called from source or from dist. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (readManifest(folder)?.name !== PRODUCT_PACKAGE) {
    const above = dirname(folder);
    if (above === folder)
      throw new Error(`No package.json of ${PRODUCT_PACKAGE} found above ${import.meta.url}.`);
    folder = above;
  }
  return folder;
}

/** The product's version, from package.json. */
export function productVersion(): string {
  return readManifest(projectRoot())?.version ?? '';
}

function readManifest(folder: string): { name: string; version: string } | null {
  const file = join(folder, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string })
    : null;
}
