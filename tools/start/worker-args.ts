/**
 * The arguments of a worker process. By default V8 lets young objects grow to hundreds of MB before it collects them. With a small
 * young generation and a bounded heap, a worker that reads a country's news stays under 450 MB (see docs/quality.md).
 */
export const WORKER_ARGS = [
  '--max-semi-space-size=16',
  '--max-old-space-size=320',
  '--enable-source-maps',
  'dist/apps/worker/src/main.js',
];
