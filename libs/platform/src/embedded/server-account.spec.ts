import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { serverAccount } from './server-account.js';
import { dataOwner } from './server-places.js';

const isRoot = process.getuid?.() === 0;

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'followthrough-owner-'));
});
afterEach(() => rmSync(data, { recursive: true }));

it('knows no owner of data that are not there', () => {
  expect(dataOwner(data)).toBeNull();
});

(isRoot ? describe : describe.skip)('started by root', () => {
  const dataOf = (uid: number) => {
    const cluster = join(data, 'postgres', 'cluster');
    mkdirSync(cluster, { recursive: true });
    chownSync(cluster, uid, uid);
    return dataOwner(data);
  };

  it('goes on with the account of the data, also if a better one is there by now', () => {
    const nobody = 65534;
    expect(serverAccount(dataOf(nobody))?.uid).toBe(nobody);
  });

  it('does not take the data of another account', () => {
    expect(() => serverAccount(dataOf(54321))).toThrow(
      'The data of the embedded database belong to the account 54321: start as that account, not as root.',
    );
  });
});
