import { hash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { installable, shellPage } from './installable';
import { PRODUCTION_ROUTER, withoutJsonSchemas } from './lean-libraries';
import { translated } from './messages';
import { paletteCss } from './src/lib/theme/palette';
import { textInRem } from './src/lib/theme/text-in-rem';

const PRELOADED_FONTS = /(inter|source-serif-4)-latin-wght-normal-[^/]*\.woff2$/;

/** Adds preload links for the two Latin fonts to the built page. Their names contain a hash. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => PRELOADED_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          })),
    },
  };
}

/** Inlines the palette into the page, so that even an empty page has its colours. */
function inlinePalette(): Plugin {
  return {
    name: 'inline-palette',
    transformIndexHtml: () => [{ tag: 'style', children: paletteCss(), injectTo: 'head' }],
  };
}

/** Run as they are. The page itself names `theme.js`, and the BFF `start.js`, by the manifest. */
const PLAIN_SCRIPTS = ['theme.js', 'start.js'];

/** Gives these scripts names with a hash, like that of all other code, so that no page runs those of another build. */
function hashPlainScripts(): Plugin {
  const scripts = PLAIN_SCRIPTS.map((name) => {
    const source = readFileSync(new URL(`public/${name}`, import.meta.url), 'utf8');
    const fileName = `assets/${basename(name, '.js')}-${hash('sha256', source, 'hex').slice(0, 8)}.js`;
    return { name, originalFileName: name, fileName, source };
  });
  return {
    name: 'hash-plain-scripts',
    apply: 'build',
    buildStart() {
      for (const script of scripts) this.emitFile({ type: 'asset', ...script });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const theme = scripts.find(({ name }) => name === 'theme.js');
        if (theme === undefined || !html.includes('"/theme.js"'))
          throw new Error('The page has no theme.js.');
        return html.replace('"/theme.js"', `"/${theme.fileName}"`);
      },
    },
    writeBundle({ dir = '' }) {
      for (const name of PLAIN_SCRIPTS) rmSync(join(dir, name));
    },
  };
}

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

const COMPRESSED = /\.(js|css|svg)$/;

/** Also writes text files fully compressed, so that the server need not compress them for each request. */
function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.entries(bundle).filter(([fileName]) => COMPRESSED.test(fileName));
        // On all cores at once.
        const compressed = await Promise.all(
          files.map(async ([fileName, file]) => {
            const content = file.type === 'chunk' ? file.code : file.source;
            return [fileName, await inBrotli(content), await inGzip(content, { level: 9 })] as const;
          }),
        );
        for (const [fileName, brotli, gzipped] of compressed) {
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotli });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipped });
        }
      },
    },
  };
}

/**
 * Two files hold what every page needs, a third what many pages need: on a slow connection each file costs a round trip.
 * `no-eval` must run before the libraries, so it is in their file. `shell` goes into the entry's own file.
 */
const CHUNKS = [
  {
    name: 'libraries',
    tags: ['$initial' as const],
    test: /\/node_modules\/|\/web\/src\/lib\/no-eval\.ts/,
    priority: 2,
  },
  { name: 'shell', tags: ['$initial' as const], priority: 1 },
  // Forms and dialogs, with what they send. No page of news needs them at first.
  {
    name: 'forms',
    test: /\/web\/src\/(components\/(form\/(?!pick-one)|feedback\/dialog|page-links)|lib\/(form|settled-value|page\/use-search-text|desk-calls|account-calls|theme\/palette|words\/(accounts|community))\.)|\/libs\/contract\/src\/(community|search|accounts\/(account|api-token|factors|password-strength|provider|reader-settings|sign-in-options)|reading\/collection|sources\/source-directory)\b/,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'pieces',
    test: /\/web\/src\/(components|lib)\/(?!antd-theme)|\/libs\/(contract|vocabulary)\//,
    minShareCount: 3,
  },
  // What the desk shows and sends. Some of it is made of what forms send.
  {
    name: 'desk',
    test: /\/web\/src\/lib\/words\/desk\.|\/libs\/contract\/src\/desk\//,
    minShareCount: 3,
    priority: 1,
  },
  // The milestones as topics show them. A story's page has its own.
  {
    name: 'timeline',
    test: /\/web\/src\/features\/timeline\/(?!components\/(numbers|people|milestone-marker|gap-badge)|api\/use-topic-)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'story',
    test: /\/web\/src\/features\/(coverage|timeline|topics\/components\/(page|ending|steps))\/|\/tracker-card|\/related-stories/,
    minShareCount: 2,
  },
];

/** The BFF's address, from the settings that the launcher passes on. */
const { HOST: host = '', PORT: port = '' } = process.env;
const bff = `http://${['', '0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port || '3000'}`;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    ...translated(),
    react(),
    withoutJsonSchemas(),
    ...(isSsrBuild
      ? []
      : [
          inlinePalette(),
          hashPlainScripts(),
          preloadFonts(),
          shellPage(),
          compressFiles(),
          ...installable(),
        ]),
  ],
  css: { postcss: { plugins: [textInRem()] } },
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: command === 'build' ? PRODUCTION_ROUTER : [],
  },
  // The server's build contains its dependencies, React in its production form.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    outDir: isSsrBuild ? '../dist/web-server' : '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          { test: /\/(libs\/(contract|vocabulary)|web\/src\/lib\/words)\//, sideEffects: false },
        ],
      },
      ...(!isSsrBuild && {
        output: {
          codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
          // The service worker knows catalogues by their names.
          chunkFileNames: ({ facadeModuleId }) =>
            `assets/${facadeModuleId?.endsWith('.po') ? 'catalogue-' : ''}[name]-[hash].js`,
        },
      }),
    },
  },
  // The contract and the fonts are outside of this folder.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': bff, '/images': bff, '/cards': bff, '/embed': bff, '/recorded': bff },
  },
}));
