/**
 * The arguments of a worker process. By default V8 lets young objects grow to hundreds of MB before it collects them. With a small
 * young generation and a bounded heap, a worker that reads a country's news stays under 450 MB, and with `--expose-gc` it returns
 * memory when it rests (see docs/quality/speed.md).
 */
export const WORKER_ARGS = [
  '--max-semi-space-size=16',
  '--max-old-space-size=448',
  '--expose-gc',
  'dist/apps/worker/src/main.js',
];

/**
 * Without source maps, which take 40 MB: in a clone the compiled lines are close to their sources, in the bundles of a release comments
 * name the modules.
 */
export const BFF_ARGS = ['--max-semi-space-size=4', 'dist/apps/bff/src/main.js'];

/**
 * By default the C library gives each of ten threads an arena of its own, and raises the size from which it returns freed memory to
 * the system, up to 32 MB, so it keeps what they freed.
 */
export const MEMORY_ENV = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '1048576',
};
