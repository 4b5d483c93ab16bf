import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const PRELOADED_FONTS = /(inter|source-serif-4)-latin-wght-normal-[^/]*\.woff2$/;

/** Puts a preload link for the two Latin fonts into the built page; their names carry a hash. */
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

/** Where the BFF listens, by the settings that the launcher hands on. */
const { HOST: host = '', PORT: port = '' } = process.env;
const bff = `http://${['', '0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port || '3000'}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), preloadFonts()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: { outDir: '../dist/web', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2023' },
  // The contract and the fonts lie beside this folder.
  server: { fs: { allow: ['..'] }, proxy: { '/api': bff, '/recorded': bff } },
});
