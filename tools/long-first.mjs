/** Test files that take longest, the longest first, for want of a record of earlier runs on a fresh machine. */
const LONGEST = [
  'ingest/replay',
  'operation/cli',
  'ingest/import',
  'stories/keeper-loss',
  'operation/crash',
  'notifications/event-stream',
  'operation/launcher',
  'sources/sources-cli',
];

/** The order of Jest's test files: those that take longest first, so that no worker is left alone with one at the end. */
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
