import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_KEPT_MS, imageKind, imagesToDelete, type StoredImage } from '#domain/reading/images';

/** The name of a stored picture: a hash and the format. Other files in the folder are left alone. */
const STORED = /^[0-9a-f]{64}\.(?:avif|webp|jpeg|png)$/;
/** A picture that is being written. One of a process that died is deleted after this time (ms). */
const UNFINISHED = /^[0-9a-f]{64}\.\w+\.[0-9a-f-]{36}\.part$/;
const UNFINISHED_MS = 3_600_000;

/** The last use is noted this often (ms). */
const NOTED_EVERY_MS = 3_600_000;
/** After writing this part of the bound, the folder is looked through. */
const LOOK_AFTER = 0.02;
/** What files take on the disk comes in blocks (bytes). */
const BLOCK = 4096;
const STATS_AT_ONCE = 32;

/**
 * Resized pictures on the disk. The files are all it knows, so it survives restarts, and several processes can share the folder:
 * files appear complete, and one that another process deleted is missing, no more. A file's modification time says when it was
 * stored, its access time when it was used.
 */
export class ImageFiles {
  /** Since the last look. The first write looks. */
  private writtenBytes = Number.POSITIVE_INFINITY;
  private looking: Promise<void> | null = null;

  constructor(
    private readonly folder: string,
    private readonly mostBytes: number,
    private readonly now: () => number,
  ) {}

  /** Null if there is none, or if it has expired. */
  async read(name: string): Promise<Buffer | null> {
    const file = await open(this.pathOf(name)).catch(missing);
    if (file === null) return null;
    try {
      const { mtimeMs, atimeMs } = await file.stat();
      const now = this.now();
      if (now - mtimeMs > IMAGE_KEPT_MS) return null;
      const bytes = await file.readFile();
      // A crash of the machine can leave an empty file.
      if (imageKind(bytes) === null) return null;
      if (now - atimeMs > NOTED_EVERY_MS) await file.utimes(new Date(now), new Date(mtimeMs));
      return bytes;
    } finally {
      await file.close();
    }
  }

  /** @returns when older pictures that had to make room are deleted */
  async write(name: string, bytes: Buffer): Promise<{ tidied: Promise<void> }> {
    const path = this.pathOf(name);
    const part = `${path}.${randomUUID()}.part`;
    await mkdir(join(path, '..'), { recursive: true });
    try {
      await writeFile(part, bytes, { mode: 0o600 });
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    this.writtenBytes += onDisk(bytes.length);
    if (this.writtenBytes <= this.mostBytes * LOOK_AFTER) return { tidied: Promise.resolve() };
    this.looking ??= this.tidy().finally(() => {
      this.looking = null;
    });
    return { tidied: this.looking };
  }

  private async tidy(): Promise<void> {
    this.writtenBytes = 0;
    const stored: StoredImage[] = [];
    for (const group of await readdir(this.folder)) {
      if (/^[0-9a-f]{2}$/.test(group)) stored.push(...(await this.storedIn(join(this.folder, group))));
    }
    for (const path of imagesToDelete(stored, this.mostBytes, this.now())) await rm(path, { force: true });
  }

  private async storedIn(folder: string): Promise<StoredImage[]> {
    const stored: StoredImage[] = [];
    const names = await readdir(folder);
    for (let from = 0; from < names.length; from += STATS_AT_ONCE) {
      const some = names.slice(from, from + STATS_AT_ONCE);
      for (const image of await Promise.all(some.map((name) => this.look(folder, name))))
        if (image !== null) stored.push(image);
    }
    return stored;
  }

  private async look(folder: string, name: string): Promise<StoredImage | null> {
    const path = join(folder, name);
    const isUnfinished = UNFINISHED.test(name);
    const found = isUnfinished || STORED.test(name) ? await stat(path).catch(missing) : null;
    if (found === null) return null;
    if (isUnfinished && this.now() - found.mtimeMs > UNFINISHED_MS) await rm(path, { force: true });
    if (isUnfinished) return null;
    return { name: path, bytes: onDisk(found.size), storedAt: found.mtimeMs, usedAt: found.atimeMs };
  }

  private pathOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }
}

const onDisk = (bytes: number) => Math.ceil(bytes / BLOCK) * BLOCK;

/** @throws every error but that of a file that does not exist */
function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
