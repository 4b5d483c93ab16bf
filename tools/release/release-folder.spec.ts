import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '#platform/runtime';
import { readText } from '../deploy/code-facts.js';
import { COPIED } from './release-folder.js';

const inRelease = (path: string) => COPIED.some((copied) => path === copied || path.startsWith(`${copied}/`));

const documents = COPIED.flatMap((path) => {
  if (path.endsWith('.md')) return [path];
  if (path !== 'docs' && path !== 'deploy') return [];
  const files = readdirSync(join(projectRoot(), path), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.md')).map((file) => join(path, file));
});

/** The files that a document links or shows, as paths from the root. */
const linkedBy = (document: string) =>
  [...readText(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(document), target)).replace(/\/$/, ''));

describe('the documents of a release', () => {
  it('are those of the clone', () => {
    expect(documents).toEqual(
      expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/operations.md', 'deploy/README.md']),
    );
    expect(linkedBy('README.md')).toContain('libs/persistence/src/seed/data/README.md');
  });

  it.each(documents)('%s leads only to what the release has', (document) => {
    const missing = linkedBy(document).filter(
      (path) => !inRelease(path) || !existsSync(join(projectRoot(), path)),
    );
    expect(missing).toEqual([]);
  });

  it('say that images are built in a clone', () => {
    expect(COPIED).not.toContain('Dockerfile');
    for (const document of documents.filter((each) => !/^(?:CHANGELOG|docs\/decisions)/.test(each))) {
      const text = readText(document);
      if (/docker (?:compose|build)/.test(text))
        expect([document, text]).toEqual([document, expect.stringMatching(/in a\s+clone/i)]);
    }
  });
});
