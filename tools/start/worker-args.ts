/**
 * How a worker process is started. V8 would let young objects pile up to hundreds of MB before it looks at them; with small
 * nurseries and a bounded heap a worker that reads a country's news stays under 450 MB (see docs/quality.md).
 */
export const WORKER_ARGS = [
  '--max-semi-space-size=16',
  '--max-old-space-size=320',
  '--enable-source-maps',
  'dist/apps/worker/src/main.js',
];
