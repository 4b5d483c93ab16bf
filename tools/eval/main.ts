/** `npm run -s eval -- KIND FILE…`: runs the product's own code on gold data, one JSON line per file. */
const kinds: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  assistant: () => import('./assistant.js'),
  copies: () => import('./copies.js'),
  desk: () => import('./desk.js'),
  distort: () => import('./distort.js'),
  events: () => import('./events.js'),
  feeds: () => import('./feeds.js'),
  front: () => import('./front.js'),
  notices: () => import('./notices.js'),
  questions: () => import('./questions.js'),
  origins: () => import('./origins.js'),
  pages: () => import('./pages.js'),
  rhythm: () => import('./rhythm.js'),
  status: () => import('./status.js'),
  stories: () => import('./stories.js'),
  tags: () => import('./tags.js'),
  timeline: () => import('./timeline.js'),
  trust: () => import('./trust.js'),
  'trust-database': () => import('./trust-database.js'),
};

/** They know their own files, or read the database. */
const WITHOUT_FILES = ['assistant', 'desk'];

const [kind = '', ...args] = process.argv.slice(2);
const load = kinds[kind];

if (!load || (args.length === 0 && !WITHOUT_FILES.includes(kind))) {
  console.error(`Usage: npm run -s eval -- ${Object.keys(kinds).join('|')} FILE…`);
  process.exitCode = 1;
} else {
  try {
    await (await load()).run(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
