import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#platform/runtime';
import { renderFictionalRecording } from '../recorded/fictional/render-recording.js';
import { bundle, ENTRIES } from '../release/bundle.js';
import { bringUpToDate } from '../start/build.js';
import { RENDERED_RECORDING } from '../start/feeds/feed-set.js';
import { DATA_DIR } from './run-process.js';

/** What processes that tests start import beside the programs. */
const OF_TESTS = [
  'apps/bff/src/create-app',
  'apps/bff/src/http/channels.service',
  'apps/bff/src/notifications/event-streams.service',
  'apps/worker/src/cli/program',
  'libs/persistence/src/stories/index',
  'libs/platform/src/runtime/index',
];
/** Parts of a release that are the same as in the clone. */
const LINKED = ['dist/web', 'dist/web-server', 'dist/libs/persistence/src/seed/data'];
/** Another product is made if any of these has changed since. */
const MADE_OF = [
  'dist/.compiled',
  'package-lock.json',
  'tools/release/bundle.ts',
  'tools/test/make-product.ts',
];

/**
 * Builds what is out of date, and puts the product together as in a release: in bundles, with its recording. Tests start hundreds of
 * its processes, which load from bundles in half of the processor time. Returns the folder.
 */
export async function makeProduct(): Promise<string> {
  await bringUpToDate({ web: true });
  const root = projectRoot();
  const folder = join(DATA_DIR, 'product');
  const made = join(folder, '.made');
  const madeAt = existsSync(made) ? statSync(made).mtimeMs : 0;
  if (MADE_OF.every((file) => statSync(join(root, file)).mtimeMs < madeAt)) return folder;
  rmSync(folder, { recursive: true, force: true });
  await bundle(join(root, 'dist'), join(folder, 'dist'), [...ENTRIES, ...OF_TESTS]);
  for (const path of LINKED) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
  await renderFictionalRecording(join(folder, RENDERED_RECORDING));
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  writeFileSync(made, '');
  return folder;
}
