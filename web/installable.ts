import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { translated } from './messages';
import { PALETTES } from './src/lib/theme/palette';

const built = fileURLToPath(new URL('../dist/web/', import.meta.url));
const NAME = 'Followthrough';

/** What stands in the installed app's window and on its icon. */
const MANIFEST = {
  id: '/',
  name: NAME,
  short_name: NAME,
  description: 'Follows news stories until they are resolved.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  theme_color: PALETTES.light.paper,
  background_color: PALETTES.light.paper,
  categories: ['news'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [
    { name: 'Following', url: '/following' },
    { name: 'Saved', url: '/saved' },
  ],
};

/** Pages that can be read without a connection. The worker stores their code, and that of no other page. */
const READ_OFFLINE =
  /\/(?:guards\/readers-only|pages\/(?:home|topic|story|article|saved|following)-page|offline\/api\/keep|feedback\/toast-box)\.tsx?$/;
/** What the frame around every page loads later. Without it, a reader's page would not be shown at all, and no menu would open. */
const FRAME =
  /\/(?:shell\/(?:menu\/mobile-menu|menu\/comfort-dialog|keyboard\/keyboard-help)|notifications\/components\/notifications|box\/suggestion-list|components\/session-end-dialog)\.tsx$/;
const FONT = /(inter|source-serif-4)-latin-wght-normal-[^/]*\.woff2$/;
/** Of these the worker stores the languages that the device has used. */
const CATALOGUE = /^assets\/catalogue-[\w-]+\.js$/;
const ALWAYS = /^(?:shell\.html|favicon\.svg|assets\/theme-[0-9a-f]{8}\.js)$/;

/** The manifest, the tags that name it, and the service worker with the list of the files that it stores. */
export function installable() {
  return [
    themeTags(),
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      manifest: MANIFEST,
      manifestFilename: 'manifest.webmanifest',
      // The app registers it itself, once the page is drawn.
      injectRegister: false,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['shell.html', 'favicon.svg', 'assets/*.{js,css,woff2}'],
        buildPlugins: { vite: [...translated(), withoutElements()] },
        maximumFileSizeToCacheInBytes: 2_000_000,
        // Their names contain a hash.
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          (entries) => {
            const files = filesToStore();
            const manifest = entries
              .filter(
                ({ url }) => ALWAYS.test(url) || FONT.test(url) || CATALOGUE.test(url) || files.has(url),
              )
              .map(({ url, revision }) => ({ url: `/${url}`, revision, size: 0 }));
            return { manifest, warnings: [] };
          },
        ],
      },
    }),
  ];
}

/** The worker says messages without elements in them, so it needs no React. */
function withoutElements(): Plugin {
  const i18n = fileURLToPath(new URL('src/lib/language/i18n.ts', import.meta.url));
  return {
    name: 'without-elements',
    enforce: 'pre',
    resolveId: { filter: { id: /^#language$/ }, handler: () => i18n },
  };
}

/** The colours of the browser's own bars, by the system's theme. */
function themeTags(): Plugin {
  const colour = (name: keyof typeof PALETTES) => ({
    tag: 'meta',
    attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${name})`, content: PALETTES[name].paper },
    injectTo: 'head' as const,
  });
  return { name: 'theme-tags', transformIndexHtml: () => [colour('light'), colour('dark')] };
}

/** Also writes the page as built, which the service worker shows without a connection. */
export function shellPage(): Plugin {
  return {
    name: 'shell-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        const source = String(page.source).replace(
          '<head>',
          '<head><meta name="robots" content="noindex" />',
        );
        this.emitFile({ type: 'asset', fileName: 'shell.html', source });
      },
    },
  };
}

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** The code and styles of the pages that can be read without a connection, with what they load later, by Vite's manifest. */
function filesToStore(): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const found = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (entry === undefined || found.has(entry.file)) return;
    found.add(entry.file);
    for (const file of entry.css ?? []) found.add(file);
    for (const other of entry.imports ?? []) visit(other);
    // Most of the entry's dynamic imports are pages.
    if (!entry.isEntry) for (const other of entry.dynamicImports ?? []) visit(other);
  };
  for (const [key, { isEntry }] of Object.entries(manifest))
    if (isEntry || READ_OFFLINE.test(key) || FRAME.test(key)) visit(key);
  return found;
}
