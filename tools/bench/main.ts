/** `npm run -s bench -- KIND FILE`: the speed of the product's own code, next to a baseline from the same run. */
const kinds: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  assistant: () => import('./reading/assistant.js'),
  faults: () => import('./faults/faults.js'),
  ingest: () => import('./ingest/ingest.js'),
  stories: () => import('./stories.js'),
  repair: () => import('./repair.js'),
  merge: () => import('./merge.js'),
  read: () => import('./reading/read.js'),
  search: () => import('./search/search.js'),
  lag: () => import('./ingest/lag.js'),
  memory: () => import('./memory.js'),
  'sign-in': () => import('./reading/sign-in.js'),
  notifications: () => import('./reading/notifications.js'),
  upgrade: () => import('./upgrade/upgrade.js'),
  soak: () => import('./soak/soak.js'),
  start: () => import('./start.js'),
  trust: () => import('./trust/trust.js'),
  scale: () => import('./scale/scale.js'),
  unchanged: () => import('./ingest/unchanged.js'),
  web: () => import('./web/web.js'),
};

const WITHOUT_FILE = [
  'faults',
  'soak',
  'upgrade',
  'merge',
  'assistant',
  'trust',
  'read',
  'search',
  'lag',
  'memory',
  'notifications',
  'sign-in',
  'scale',
  'unchanged',
  'web',
];

const [kind = '', ...args] = process.argv.slice(2);
const load = kinds[kind];

if (!load || (args.length === 0 && !WITHOUT_FILE.includes(kind))) {
  console.error(`Usage: npm run -s bench -- ${Object.keys(kinds).join('|')} [FILE]`);
  process.exitCode = 1;
} else {
  try {
    await (await load()).run(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
