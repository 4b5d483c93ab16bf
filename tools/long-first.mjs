/** Test files that take longest, the longest first, for want of a record of earlier runs on a fresh machine. */
const LONGEST = [
  'integration/replay',
  'integration/cli',
  'integration/import',
  'integration/keeper-loss',
  'integration/crash',
  'integration/event-stream',
  'integration/launcher',
  'integration/sources-cli',
  'browser/reading',
  'browser/home',
  'browser/article',
  'browser/following',
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
