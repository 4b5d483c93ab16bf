import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PAGE_LIST } from '#contract/site';
import { projectRoot } from '#platform/runtime';

/** The names of the web app's files in a folder with this ending, without the ending. */
const filesOf = (folder: string, ending: string) =>
  readdirSync(join(projectRoot(), 'web', 'src', 'app', folder), { recursive: true, encoding: 'utf8' })
    .map((path) => basename(path))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();

describe('the table of pages', () => {
  it('names exactly the page files of the web app', () => {
    expect(PAGE_LIST.map(([name]) => name).toSorted()).toEqual(filesOf('pages', '-page.tsx'));
  });

  it('names exactly the guards of the web app', () => {
    const guarded = new Set<string>(PAGE_LIST.map(([, { who }]) => who));
    expect([...guarded].toSorted()).toEqual(['everyone', ...filesOf('guards', '-only.tsx')].toSorted());
  });
});
