import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { transform } from '@swc/core';
import type { Plugin } from 'vite';

/** Files that mark messages for translation. */
const MARKED = /from ['"]@lingui\/(?:core|react)\/macro['"]/;

const MACRO = {
  descriptorFields: 'message',
  runtimeModules: { i18n: ['#language', 'i18n'], trans: ['#language', 'Trans'] },
};

/** SWC compiles the macro's WebAssembly once. */
const CACHE = fileURLToPath(new URL('../node_modules/.cache/swc', import.meta.url));

/** A string as SWC writes it, or leaves it. */
const LITERAL = `"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'`;
/** A message in which nothing is filled in. */
const PLAIN = new RegExp(`\\bid: "([\\w-]{6})",\\s*message: (${LITERAL})(?=\\s*\\})`, 'g');
const ID = /\bid: "([\w-]{6})"/g;
const CONTEXT = new RegExp(`\\bcontext: (${LITERAL})`, 'g');
const MESSAGE = new RegExp(`\\bmessage: (${LITERAL})`, 'g');

/** A marked message, with the context that tells it from another one of the same words. */
export interface MarkedMessage {
  id: string;
  message: string;
  context: string;
}

/**
 * Expands the macros of a file that marks messages. Each message keeps its English, compiled, so that English needs no
 * catalogue and no compiler. Where nothing is filled in, the English is the id as well, which is the shortest.
 * @param fileName tells TypeScript and JSX by its ending
 * @param hasMap false leaves out the source map, which takes as long as the rest
 * @returns JavaScript, in which JSX stays; null if the file marks none
 * @throws if a macro is used wrongly
 */
export async function expandMessages(
  code: string,
  fileName: string,
  hasMap = true,
): Promise<{ code: string; map: string | null } | null> {
  if (!MARKED.test(code)) return null;
  const { code: expanded, map = null } = await expandMacros(code, fileName, hasMap);
  const marked = new Set(messagesIn(expanded).map(({ message }) => message));
  const shortened = expanded.replace(PLAIN, (both: string, id: string, literal: string) => {
    const message = textOf(literal);
    const isPlain = compiledMessage(message) === message && !message.includes('<');
    return isPlain && id === generateMessageId(message) ? `id: ${literal}` : both;
  });
  const compiled = shortened.replace(MESSAGE, (property: string, literal: string) => {
    const message = textOf(literal);
    // Other objects have messages, too.
    return marked.has(message) ? `message: ${JSON.stringify(compiledMessage(message))}` : property;
  });
  return { code: compiled, map };
}

/** The messages that a file marks. */
export async function markedMessages(code: string, fileName: string): Promise<MarkedMessage[]> {
  return MARKED.test(code) ? messagesIn((await expandMacros(code, fileName, false)).code) : [];
}

function expandMacros(code: string, fileName: string, hasMap: boolean) {
  return transform(code, {
    filename: fileName,
    sourceMaps: hasMap,
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: fileName.endsWith('x') },
      transform: { react: { runtime: 'preserve' }, useDefineForClassFields: true },
      experimental: { plugins: [['@lingui/swc-plugin', MACRO]], cacheRoot: CACHE },
    },
  });
}

/** The messages of expanded code: texts whose id is there as well. */
function messagesIn(expanded: string): MarkedMessage[] {
  const ids = new Set([...expanded.matchAll(ID)].map(([, id]) => id));
  const contexts = ['', ...[...expanded.matchAll(CONTEXT)].map(([, literal = '']) => textOf(literal))];
  const messages = new Set([...expanded.matchAll(MESSAGE)].map(([, literal = '']) => textOf(literal)));
  return [...messages].flatMap((message) =>
    contexts
      .map((context) => ({ id: generateMessageId(message, context), message, context }))
      .filter(({ id }) => ids.has(id)),
  );
}

function textOf(literal: string): string {
  if (literal.startsWith('"')) return JSON.parse(literal);
  const inner = literal.slice(1, -1).replace(/\\'/g, "'").replace(/"/g, '\\"');
  return JSON.parse(`"${inner}"`);
}

/** @returns the text itself if nothing is filled in */
function compiledMessage(message: string) {
  const tokens = compileMessageOrThrow(message);
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens;
}

/** Marks what the contract and the server say in English. It is found by its English (`said`). */
export const FIXED = 'Said by the contract or the server';

/** What `i18n` loads of a catalogue in PO format: compiled translations by id (see `expandMessages`) or English. */
export async function compiledCatalogue(po: string, language: string): Promise<Record<string, unknown>> {
  const settings = { locale: language, sourceLocale: 'en', filename: `${language}.po` };
  const compiled: Record<string, unknown> = {};
  for (const [id, entry] of Object.entries((await formatter().parse(po, settings)) ?? {})) {
    const { message = '', translation, context, comments } = entry;
    // Missing: the app says it in English.
    if (!translation) continue;
    const isPlain = !context && !message.includes('<') && compiledMessage(message) === message;
    const isFixed = comments?.includes(FIXED) ?? false;
    if (isPlain || isFixed) compiled[message] = compiledMessage(translation);
    if (!isPlain) compiled[id] = compiledMessage(translation);
  }
  return compiled;
}

/** Expands the macros of the web app's files and loads its catalogues. */
export function translated(): Plugin[] {
  return [
    {
      name: 'expand-messages',
      enforce: 'pre',
      transform: {
        filter: { id: /\/web\/src\/.*\.tsx?$/, code: MARKED },
        handler(code, id) {
          return expandMessages(code, id, this.environment.mode === 'dev');
        },
      },
    },
    {
      name: 'load-catalogues',
      transform: {
        filter: { id: /\/web\/catalogues\/[\w-]+\.po$/ },
        async handler(po, id) {
          const language = id.slice(id.lastIndexOf('/') + 1, -'.po'.length);
          const json = JSON.stringify(JSON.stringify(await compiledCatalogue(po, language)));
          return { code: `export default JSON.parse(${json});`, map: null, moduleType: 'js' };
        },
      },
    },
  ];
}
