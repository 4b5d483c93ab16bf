import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OperatorError } from '#platform/runtime';
import { usageOf } from '../../measure/run-kind.js';
import { readCommandLine, type Usage } from '../../start/command-line.js';
import { EVALS } from '../kinds.js';
import { labelArguments, milestoneLabelSchema, readLabels, storyLabelSchema } from './gold-labels.js';

const gold = join(import.meta.dirname, '../../../test/gold');
const recordings = ['2026-08', '2020-04'];
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'followthrough-labels-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('readLabels', () => {
  const line = (id: string, part: string, origins: number) =>
    JSON.stringify({ id, part, origins, sure: true, articles: ['0123456789ab'] });

  it('reads one part or all parts', async () => {
    const file = join(folder, 'labels.jsonl');
    writeFileSync(file, [line('a', 'dev', 1), line('b', 'test', 2), line('c', 'dev', 3)].join('\n'));
    const ids = async (part: 'dev' | 'test' | 'all') =>
      (await readLabels(file, milestoneLabelSchema, part)).map(({ id }) => id);
    expect(await ids('dev')).toEqual(['a', 'c']);
    expect(await ids('test')).toEqual(['b']);
    expect(await ids('all')).toEqual(['a', 'b', 'c']);
  });

  it('refuses a milestone without an origin', async () => {
    const file = join(folder, 'none.jsonl');
    writeFileSync(file, line('a', 'dev', 0));
    await expect(readLabels(file, milestoneLabelSchema, 'all')).rejects.toThrow('invalid label');
  });

  it.each(recordings)('has consistent labels for the stories of %s', async (recording) => {
    const labels = await readLabels(join(gold, `status-${recording}.jsonl`), storyLabelSchema, 'all');
    expect(labels.filter(({ sure }) => sure).length).toBeGreaterThanOrEqual(60);
    expect(new Set(labels.map(({ id }) => id)).size).toBe(labels.length);
    for (const { id, status, since, closing, articles, origins } of labels) {
      const isClosed = status === 'closed';
      expect([id, since !== null, closing.length > 0, origins > 0]).toEqual([
        id,
        isClosed,
        isClosed,
        isClosed,
      ]);
      expect([id, ...closing.filter((article) => !articles.includes(article))]).toEqual([id]);
    }
  });

  it('has milestones of each level in both recordings', async () => {
    const files = recordings.map((recording) => join(gold, `origins-${recording}.jsonl`));
    const read = await Promise.all(files.map((file) => readLabels(file, milestoneLabelSchema, 'all')));
    const labels = read.flat();
    expect(new Set(labels.map(({ id }) => id)).size).toBe(labels.length);
    for (const level of [1, 2, 3]) {
      const ofLevel = labels.filter(({ origins }) => Math.min(3, origins) === level);
      expect(ofLevel.length).toBeGreaterThanOrEqual(33);
    }
  });
});

describe('labelArguments', () => {
  const usage = usageOf('eval', EVALS, 'status') as Usage;
  const read = (args: string[]) => labelArguments(readCommandLine(usage, args));

  it('accepts the folder and the file anywhere among the options', () => {
    const expected = { folder: 'recording', file: 'labels.jsonl', part: 'dev', failed: true };
    expect(read(['--failed', 'recording', '--part', 'dev', 'labels.jsonl'])).toEqual(expected);
    expect(read(['recording', 'labels.jsonl'])).toMatchObject({ part: 'all', failed: false });
  });

  it.each([[['recording']], [['recording', 'labels.jsonl', '--part', 'both']]])('refuses %j', (args) => {
    expect(() => read(args)).toThrow(OperatorError);
  });
});
