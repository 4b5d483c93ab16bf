/** The slowest test files, slowest first. A fresh machine has no record of earlier runs. */
const LONGEST = [
  'ingest/document-thread',
  'linking/hostile-input',
  'operation/supervision',
  'stories/keeper-loss',
  'operation/cli',
  'notifications/event-stream',
  'ingest/replay',
  'operation/launcher',
  'operation/crash',
  'operation/release',
  'operation/replicas',
  'ingest/replay-speeds',
  'accounts/authorisation',
  'operation/slow-requests',
  'operation/fuzz-calls',
  'operation/pooler',
  'stories/keeper',
  'reading/readme-tour',
  'ingest/hostile-servers',
  'stories/merge-loss',
  'ingest/import',
  'stories/hostile/large-story',
  'stories/hostile/month-backwards',
  'sources/channels',
  'stories/hostile/many-merges',
  'operation/orphans',
  'operation/fleet',
  'operation/tool-options',
  'operation/incomplete-install',
  'reading/hostile-reading',
  'reading/images',
  'operation/backup',
];

/** Runs the slowest test files first, so that no worker is left with one at the end. */
export default class LongFirst {
  sort(tests) {
    const place = ({ path }) => {
      const found = LONGEST.findIndex((name) => path.endsWith(`${name}.spec.ts`));
      return found === -1 ? LONGEST.length : found;
    };
    return [...tests].sort((a, b) => place(a) - place(b) || a.path.localeCompare(b.path));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
