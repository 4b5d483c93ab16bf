import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '#platform/runtime';
import { pageAt } from './page-address.js';
import { PLAIN_PAGES } from './plain-pages.js';

const router = readFileSync(join(projectRoot(), 'web', 'src', 'app', 'router.tsx'), 'utf8');
const importedBy = (route: string, file: string) => `page('${route}', () => import('./pages/${file}-page'))`;

describe('PLAIN_PAGES', () => {
  it.each([...PLAIN_PAGES].map(([path, { file }]) => [path, file]))(
    '%s is shown by the file that the web app has for it: %s',
    (path, file) => expect(router).toContain(importedBy(path.slice(1), file)),
  );

  it('names the file of a collection, too', () => {
    expect(pageAt('/collections/7')).toMatchObject({ page: { file: 'collection' } });
    expect(router).toContain(importedBy('collections/:id', 'collection'));
  });
});
