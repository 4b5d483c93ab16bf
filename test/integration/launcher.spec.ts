import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { dataFolder, startLauncher } from '../support/launcher.js';

const folders: string[] = [];
const folder = () => {
  const made = dataFolder();
  folders.push(made);
  return made;
};

afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

/** One sentence for people, exit code 1, and no stack. */
async function expectRefusal(settings: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, output } = await (await startLauncher(settings)).ended;
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
}

describe('a start that cannot succeed', () => {
  it('names the port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      await expectRefusal(
        { PORT: String(port), DATA_DIR: folder() },
        new RegExp(`^Port ${port} is taken: .*PORT\\.$`, 'm'),
      );
    } finally {
      other.close();
    }
  }, 60_000);

  it('names the data folder that cannot be written', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    await expectRefusal(
      { DATA_DIR: join(file, 'data') },
      /^The data folder .* cannot be written: .*DATA_DIR\.$/m,
    );
  }, 60_000);

  it('says why DATABASE_URL cannot be used, without its password', async () => {
    const settings = { DATA_DIR: folder(), DATABASE_URL: 'postgresql://reader:hush@127.0.0.1:9/news' };
    await expectRefusal(settings, /^DATABASE_URL cannot be used: 127\.0\.0\.1:9\/news .*\.$/m);
    const { output } = await (await startLauncher(settings)).ended;
    expect(output).not.toContain('hush');
  }, 60_000);

  it('names the variable that makes no sense', async () => {
    await expectRefusal(
      { DATA_DIR: folder(), RECORDED_SPEED: 'fast' },
      /^Settings are wrong: RECORDED_SPEED .*\.$/m,
    );
  }, 60_000);

  it('says what is wrong with a recording', async () => {
    const empty = join(folder(), 'recording');
    mkdirSync(empty);
    await expectRefusal({ DATA_DIR: folder(), RECORDED_DIR: empty }, /outlets\.json/);
  }, 90_000);
});
