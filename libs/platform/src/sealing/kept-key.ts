import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_FILE = 'factor.key';

const newSecret = () => randomBytes(32).toString('base64url');

/** The key in the folder. Of several processes that make it at once, one wins, and all return its key. */
export async function keptKey(folder: string): Promise<string> {
  const path = join(folder, KEY_FILE);
  const draft = `${path}.${newSecret()}`;
  await mkdir(folder, { recursive: true });
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  await writeFile(draft, newSecret(), { mode: 0o600, flush: true });
  try {
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(path, 'utf8');
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;
