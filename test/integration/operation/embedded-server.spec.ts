import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openConnection } from '#persistence/database';
import { startEmbeddedServer } from '#platform/embedded';
import { dataFolder } from '../../support/launcher.js';

let data: string;
beforeEach(() => {
  data = dataFolder();
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

describe('the embedded server', () => {
  it('is started once if two starts create its cluster at the same time', async () => {
    const starts = [startEmbeddedServer(data), startEmbeddedServer(data)];
    const [one, two] = await Promise.all(starts);
    if (!one || !two) throw new Error('both starts must succeed');
    try {
      expect(one.url).toBe(two.url);
      expect([one.started, two.started].filter(Boolean)).toHaveLength(1);
      await (await openConnection(two.url)).end();
    } finally {
      await one.stop();
    }
  });

  it('recovers from a start that was killed while it created the cluster', async () => {
    const gone = join(data, 'postgres', 'cluster.new-4194305-abcdef01');
    mkdirSync(gone, { recursive: true });
    writeFileSync(join(gone, 'PG_VERSION'), '18\n');
    const server = await startEmbeddedServer(data);
    await server.stop();
    expect(existsSync(gone)).toBe(false);
  });
});
