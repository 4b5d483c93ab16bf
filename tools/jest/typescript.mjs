import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { answerFromEnvironment } from './runner-data.mjs';

const GLOBALS = new URL('./globals.mjs', import.meta.url).href;

/** Lets Node load the project's TypeScript, with the metadata of decorators, which Nest needs and Node's own support leaves out. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
    const source = sourceOf(specifier, context.parentURL);
    return source ? { url: source, shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    const [address] = url.split('?');
    if (!address.endsWith('.ts') || address.includes('/node_modules/')) return next(url, context);
    const path = fileURLToPath(address);
    const { code } = transformSync(readFileSync(path, 'utf8'), { filename: path });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/** Imports name the compiled file: `./x.js` is `./x.ts`. */
function sourceOf(specifier, parent) {
  if (!parent || !/^\.{1,2}\/.*\.js$/.test(specifier) || parent.includes('/node_modules/')) return null;
  const path = fileURLToPath(new URL(specifier, parent)).replace(/\.js$/, '.ts');
  return existsSync(path) ? pathToFileURL(path).href : null;
}

answerFromEnvironment();
