import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { failedPages } from './failed-pages.js';

describe('failedPages', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'failed-pages-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const fail = (test: string, text: string) => {
    mkdirSync(join(folder, test));
    writeFileSync(join(folder, test, 'error-context.md'), text);
  };

  it('is empty if no test failed', () => {
    expect(failedPages(folder)).toBe('');
    expect(failedPages(join(folder, 'missing'))).toBe('');
  });

  it('shows the outline of a page', () => {
    fail(
      'story-opens',
      '# Error details\n\nA timeout.\n\n# Page snapshot\n\n- heading "Dam"\n- link "Home"\n',
    );
    expect(failedPages(folder)).toBe('\nThe page of story-opens:\n- heading "Dam"\n- link "Home"\n');
  });

  it('shows three pages at most, and the beginning of a long one', () => {
    for (const test of ['a', 'b', 'c', 'd']) fail(test, `- line\n`.repeat(100));
    const shown = failedPages(folder);
    expect(shown.match(/The page of \w/g)).toEqual(['The page of a', 'The page of b', 'The page of c']);
    expect(shown.match(/… 20 more lines/g)).toHaveLength(3);
  });
});
