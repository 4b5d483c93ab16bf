import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Alias, Plugin } from 'vite';

/** Zod's conversion to JSON schemas hangs on every schema, so no bundler can see that the web app never calls it. */
const JSON_SCHEMAS = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const EXPORTED = /^export (?:async )?(?:const|function) (\w+)/gm;

/** Replaces that conversion (4 KB of every first load) by functions that throw if somebody does call it. */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: 'build',
    transform: {
      filter: { id: JSON_SCHEMAS },
      handler(code) {
        const names = [...code.matchAll(EXPORTED)].map(([, name]) => name);
        const absent = `const absent = () => { throw new Error('The web app is built without JSON schemas'); };`;
        return {
          code: `${absent}\nexport { ${names.map((name) => `absent as ${name}`).join(', ')} };`,
          map: null,
        };
      },
    },
  };
}

const ROUTER = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** The router without its warnings for developers. Bundlers get its development files by themselves. */
export const PRODUCTION_ROUTER: Alias[] = [
  { find: /^react-router$/, replacement: join(ROUTER, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dist/production/dom-export.mjs') },
];
