import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keptKey } from './kept-key.js';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'kept-key-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

describe('keptKey', () => {
  it('makes one key for all who ask at once, which only its owner can read', async () => {
    const folder = join(parent, 'data');
    const keys = await Promise.all(Array.from({ length: 8 }, () => keptKey(folder)));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect(await keptKey(folder)).toBe(keys[0]);
    expect(readdirSync(folder)).toEqual(['factor.key']);
    expect(statSync(join(folder, 'factor.key')).mode & 0o777).toBe(0o600);
    expect(await keptKey(join(parent, 'other'))).not.toBe(keys[0]);
  });

  it('fails if nothing can be kept there', async () => {
    await expect(keptKey('/dev/null/nowhere')).rejects.toThrow('ENOTDIR');
  });
});
