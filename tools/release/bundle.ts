import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'rolldown';

/** What Node is told to run, with a path and no extension: programs and threads. */
export const ENTRIES = [
  'apps/bff/src/main',
  'apps/bff/src/story-cards/drawing-thread',
  'apps/worker/src/main',
  'apps/worker/src/ingest/reading-thread',
  'tools/mcp/main',
  'tools/migrate',
  'tools/psql',
  'tools/start/main',
  'tools/start/prepare',
  'tools/worker',
];

/** Packages that load compiled programs from files beside them. */
const EXTERNAL = ['@node-rs/argon2', '@resvg/resvg-js', 'sharp', 'subset-font'];

/** Optional packages of Nest, which looks for them when they are used. */
const NOT_INSTALLED = [
  '@fastify/static',
  '@nestjs/microservices',
  '@nestjs/microservices/microservices-module.js',
  '@nestjs/websockets/socket-module.js',
  'class-transformer',
  'class-validator',
];

/**
 * Writes what is compiled in `dist` and its packages into `target`, as some 200 files instead of 5,000, which take longer to find
 * and link than to run. Entries keep their places.
 */
export async function bundle(
  dist: string,
  target: string,
  entries: readonly string[] = ENTRIES,
): Promise<void> {
  // Native code that the tests of lists do not need.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [entry, join(dist, `${entry}.js`)])),
    platform: 'node',
    external: EXTERNAL,
    plugins: [places(dist)],
    onLog: (level, log, report) => {
      if (log.code !== 'UNRESOLVED_IMPORT') return report(level, log);
      if (!NOT_INSTALLED.includes(log.exporter ?? ''))
        throw new Error(`"${log.exporter}", which ${log.id} imports, is not installed.`);
    },
  });
  try {
    await build.write({
      dir: target,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      // The ORM and Nest know classes by their names.
      keepNames: true,
      // Decorators need reflect-metadata, which comes first.
      strictExecutionOrder: true,
    });
  } finally {
    await build.close();
  }
}

const PLACE = /__place\("(.*?)"\)/g;

/** Lets each of our modules find files from where it was before, wherever its code went. */
function places(dist: string): Plugin {
  return {
    name: 'places',
    transform: {
      filter: { code: 'import.meta.url' },
      handler: (code, id) =>
        id.startsWith(dist) ? code.replaceAll('import.meta.url', `__place("${relative(dist, id)}")`) : null,
    },
    renderChunk: {
      filter: { code: '__place(' },
      handler: (code, { fileName }) => {
        const placed = code.replaceAll(
          PLACE,
          (_, place: string) => `new URL("${relative(dirname(fileName), place)}", import.meta.url).href`,
        );
        if (placed.includes('__place(')) throw new Error(`A place is left in ${fileName}.`);
        return placed;
      },
    },
  };
}
