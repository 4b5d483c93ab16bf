import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startChild } from '../child.js';
import { RotatingLog } from './rotating-log.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'followthrough-logs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('RotatingLog', () => {
  it('rotates while it is written, and keeps a bounded number that only its owner may read', () => {
    const log = new RotatingLog(join(folder, 'logs', 'worker.log'), { maxBytes: 100, kept: 2 });
    for (let line = 0; line < 50; line++) log.write(Buffer.from(`line ${line}\n`.padStart(25)));
    log.close();
    const names = readdirSync(join(folder, 'logs')).sort();
    expect(names).toEqual(['worker.log', 'worker.log.1', 'worker.log.2']);
    for (const name of names) {
      expect(modeOf(join(folder, 'logs', name))).toBe(0o600);
      expect(statSync(join(folder, 'logs', name)).size).toBeLessThanOrEqual(100);
    }
    expect(readFileSync(join(folder, 'logs', 'worker.log'), 'utf8')).toContain('line 49');
  });

  it('goes on with the log of an earlier start, and closes it to others', () => {
    const path = join(folder, 'worker.log');
    writeFileSync(path, 'before\n', { mode: 0o644 });
    const log = new RotatingLog(path);
    log.write(Buffer.from('after\n'));
    log.close();
    expect(readFileSync(path, 'utf8')).toBe('before\nafter\n');
    expect(modeOf(path)).toBe(0o600);
  });

  it('loses lines while the disk is full, says so once, and ends nothing', () => {
    const said: string[] = [];
    // A device that is always full.
    const log = new RotatingLog('/dev/full', undefined, (sentence) => said.push(sentence));
    for (let line = 0; line < 3; line++) log.write(Buffer.from('line\n'));
    log.close();
    expect(said).toEqual(['The log /dev/full loses lines: it cannot be written (ENOSPC).']);
  });

  it('goes on with the open file if the next one cannot be opened', () => {
    const path = join(folder, 'worker.log');
    const log = new RotatingLog(path, { maxBytes: 10, kept: 1 }, () => undefined);
    log.write(Buffer.from('before\n'));
    // Neither can the log move there, nor can it be written again.
    mkdirSync(join(`${path}.1`, 'in-the-way'), { recursive: true });
    log.write(Buffer.from('lost while it fails\n'));
    log.write(Buffer.from('after\n'));
    log.close();
    expect(readFileSync(path, 'utf8')).toBe('before\nafter\n');
  });

  it('says in one sentence that it cannot be opened', () => {
    writeFileSync(join(folder, 'logs'), '');
    expect(() => new RotatingLog(join(folder, 'logs', 'worker.log'))).toThrow(
      /^The log .* cannot be written \(.*DATA_DIR\.$/,
    );
  });

  it('takes everything that a child says, to its end', async () => {
    const script = "process.stdout.write('x'.repeat(300_000)); process.stderr.write('last')";
    const child = startChild('talker', ['-e', script], {}, folder);
    await child.ended;
    const text = readFileSync(child.log, 'utf8');
    expect(text.length).toBe(300_005);
    expect(modeOf(child.log)).toBe(0o600);
  });
});
