import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ImageFiles } from './image-files.js';

const NOW = Date.UTC(2031, 2, 4);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A picture that takes ten blocks of the disk. */
const TEN_BLOCKS = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(40_000)]);
const TAKES = 40_960;

let folder: string;
let now: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  now = NOW;
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const name = (serial: number) => `${serial.toString(16).padStart(64, '0')}.jpeg`;
const pathOf = (serial: number) => join(folder, name(serial).slice(0, 2), name(serial));
const open = (mostBytes = 100 * TAKES) => new ImageFiles(folder, mostBytes, () => now);
const stored = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('.'));

async function write(files: ImageFiles, serial: number): Promise<void> {
  const { tidied } = await files.write(name(serial), TEN_BLOCKS);
  utimesSync(pathOf(serial), new Date(now), new Date(now));
  await tidied;
}

describe('ImageFiles', () => {
  it('keeps what was written, also after a restart and for another process', async () => {
    const [first, second] = [open(), open()];
    expect(await first.read(name(1))).toBeNull();
    await write(first, 1);
    for (const files of [first, second, open()]) expect(await files.read(name(1))).toEqual(TEN_BLOCKS);
  });

  it('never takes more than its bound, also if two processes write', async () => {
    const both = [open(20 * TAKES), open(20 * TAKES)];
    for (let serial = 0; serial < 100; serial++) {
      now += 1000;
      const files = both[serial % 2] as ImageFiles;
      await write(files, serial);
      const taken = stored().reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
      expect(taken).toBeLessThanOrEqual(20 * TAKES);
    }
    expect(stored().length).toBeGreaterThan(14);
    expect(await open().read(name(99))).toEqual(TEN_BLOCKS);
    expect(await open().read(name(0))).toBeNull();
  });

  it('keeps what is used, and remembers its use over a restart', async () => {
    const files = open(20 * TAKES);
    for (let serial = 0; serial < 18; serial++) await write(files, serial);
    now += 2 * HOUR;
    expect(await files.read(name(3))).not.toBeNull();
    const restarted = open(20 * TAKES);
    for (let serial = 18; serial < 34; serial++) {
      now += 1000;
      await write(restarted, serial);
    }
    expect(await restarted.read(name(3))).not.toBeNull();
    expect(await restarted.read(name(4))).toBeNull();
  });

  it('forgets a picture after 30 days, however often it is used', async () => {
    const files = open();
    await write(files, 1);
    now += 30 * DAY;
    expect(await files.read(name(1))).not.toBeNull();
    now += 1;
    expect(await files.read(name(1))).toBeNull();
    await write(open(), 2);
    expect(stored()).toHaveLength(1);
  });

  it('does not show a file that a crash left empty, and replaces it', async () => {
    const files = open();
    await write(files, 1);
    writeFileSync(pathOf(1), '');
    expect(await files.read(name(1))).toBeNull();
    await write(files, 1);
    expect(await files.read(name(1))).toEqual(TEN_BLOCKS);
  });

  it('deletes what a process left unfinished, but not what another is writing, nor foreign files', async () => {
    mkdirSync(join(folder, '00'));
    const part = (id: string) => `${pathOf(7)}.${id}.part`;
    const [old, fresh] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
    for (const id of [old, fresh]) writeFileSync(part(id), 'GIF89a');
    utimesSync(part(old), new Date(NOW - 2 * HOUR), new Date(NOW - 2 * HOUR));
    utimesSync(part(fresh), new Date(NOW), new Date(NOW));
    writeFileSync(join(folder, '00', 'notes.txt'), 'mine');
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    await write(open(1), 1);
    const left = stored().map((path) => path.split('/').at(-1));
    expect(left.sort()).toEqual([`${name(7)}.${fresh}.part`, 'notes.txt', 'notes.txt'].sort());
  });

  it('says so if the folder cannot be written', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const files = new ImageFiles(file, TAKES, () => now);
    await expect(files.write(name(1), TEN_BLOCKS)).rejects.toThrow('ENOTDIR');
  });
});
