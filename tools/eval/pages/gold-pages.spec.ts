import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pageLabelKey, readPageLabels } from './gold-pages.js';
import { textMark } from './page-texts.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'followthrough-pages-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const label = (given: object) => ({
  ...{ topic: '0123456789ab', field: 'name', text: textMark('Dam breaks'), verdict: 'right' },
  ...given,
});

function read(...lines: object[]) {
  const file = join(folder, 'pages.jsonl');
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  return readPageLabels(file);
}

describe('readPageLabels', () => {
  it('reads judgements and ignores repetitions', async () => {
    expect(await read(label({}), label({}), label({ field: 'stands', verdict: 'wrong' }))).toHaveLength(2);
  });

  it.each([
    ['an unknown field', [label({ field: 'slug' })]],
    ['a text instead of its hash', [label({ text: 'Dam breaks' })]],
    ['the words beside the hash', [label({ words: 'Dam breaks' })]],
    ['a text judged in two ways', [label({}), label({ verdict: 'wrong' })]],
  ])('refuses %s', async (_, lines) => {
    await expect(read(...lines)).rejects.toThrow(/judge/);
  });

  it.each(['2026-08', '2020-04'])('reads the judgements of %s', async (recording) => {
    const file = join(import.meta.dirname, `../../../test/gold/pages-${recording}.jsonl`);
    expect(Array.isArray(await readPageLabels(file))).toBe(true);
  });
});

describe('pageLabelKey', () => {
  it('tells milestones of one title apart by their first article', () => {
    const milestone = { topic: '0123456789ab', field: 'milestone' as const, text: textMark('Strike') };
    const [a, b] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'].map((first) =>
      pageLabelKey({ ...milestone, articles: [first] }),
    );
    expect(a).not.toBe(b);
  });
});
