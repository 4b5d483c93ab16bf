import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import swc from '@swc/jest';
import { expandMessages } from '../../web/messages.ts';

const { processAsync, getCacheKey } = swc.createTransformer({
  jsc: { transform: { react: { runtime: 'automatic' } } },
});

/** What Jest has compiled is stored until this changes. */
const MACROS = createHash('sha1')
  .update(readFileSync(new URL('../../web/messages.ts', import.meta.url)))
  .update(['@lingui/swc-plugin', '@lingui/message-utils'].map(versionOf).join())
  .digest('hex');

function versionOf(name) {
  const [folder] = createRequire(import.meta.url)
    .resolve.paths(name)
    .filter((path) => existsSync(`${path}/${name}`));
  return JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8')).version;
}

/** Compiles the web app's files for Jest, with the same macros as its build. */
export default {
  getCacheKey: (...file) =>
    createHash('sha1')
      .update(getCacheKey(...file))
      .update(MACROS)
      .digest('hex'),
  async processAsync(source, path, options) {
    const expanded = await expandMessages(source, path);
    return processAsync(expanded?.code ?? source, path, options);
  },
};
