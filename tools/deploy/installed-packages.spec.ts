import { expect, it } from '@jest/globals';
import { readText } from './code-facts.js';

/** By its folder: 'node_modules/natural/node_modules/redis'. `name` if the package has another name than its folder. */
type Installed = Record<string, { name?: string; dev?: boolean }>;

it('installs neither the databases that natural supports nor a package that reports installations or errors', () => {
  const { packages } = JSON.parse(readText('package-lock.json')) as { packages: Installed };
  const names = Object.entries(packages).map(
    ([folder, { name }]) => name ?? folder.replace(/.*node_modules\//, ''),
  );
  expect(names).toContain('natural');
  expect(
    names.filter((name) => /^(?:mongo|redis$|@redis\/|memjs$|wordnet|@scarf\/|@sentry\/)/.test(name)),
  ).toEqual([]);
});
