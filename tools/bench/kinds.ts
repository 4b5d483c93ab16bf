import type { Kinds } from '../measure/run-kind.js';

/** The measurements of `npm run -s bench`. Most run on a temporary database of the configured server. */
export const BENCHES: Kinds = {
  assistant: {
    takes: '[ARTICLES]',
    about: 'How soon answers begin, over this many articles (default 100,000).',
    load: () => import('./reading/assistant.js'),
  },
  faults: {
    takes: '[HOURS]',
    about:
      'Replays the fictional recording calmly, then while every part fails in turn (24 to 336 hours, default 336). Runs for up to an hour.',
    load: () => import('./faults/faults.js'),
  },
  ingest: {
    takes: 'DIR-or-ITEMS.jsonl.gz… [--with-orders]',
    about:
      'Articles per second from feed to story, of recordings or lists of items. --with-orders: while an editor merges stories.',
    load: () => import('./ingest/ingest.js'),
  },
  lag: {
    takes: '[FEEDS]',
    about: 'How late feeds are visited that fall due within an hour (default 10,000 feeds).',
    load: () => import('./ingest/lag.js'),
  },
  memory: {
    takes: '',
    about: 'The memory of everything that npm start runs, at rest. Takes eight minutes.',
    load: () => import('./memory.js'),
  },
  merge: {
    takes: '',
    about: "The seconds of an editor's merge of two large stories and of its undo, while readers read both.",
    load: () => import('./merge.js'),
  },
  notifications: {
    takes: '',
    about: 'The seconds of notifying 10,000 followers.',
    load: () => import('./reading/notifications.js'),
  },
  read: {
    takes: '[feed|stories|signed-in|members|desk]',
    about: 'The calls of visitors, readers, admins and editors, or one part of them.',
    load: () => import('./reading/read.js'),
  },
  repair: {
    takes: 'FILE.jsonl',
    about: 'The processor time of a repair pass over 100,000 articles.',
    load: () => import('./repair.js'),
  },
  scale: {
    takes: '[--articles N] [--keep] [--only TEXT]',
    about: `The calls of visitors on N articles next to 100,000. The default of ten million takes more than an hour and 45 GB.
--keep keeps both databases for the next run with --keep. --only TEXT: the kinds whose names contain it.`,
    load: () => import('./scale/scale.js'),
  },
  search: {
    takes: '[ARTICLES] [FILE.jsonl] [--keep]',
    about: `All kinds of searches over this many articles (default 100,000), invented or from the file.
--keep keeps the database for the next run with --keep.`,
    load: () => import('./search/search.js'),
  },
  'sign-in': {
    takes: '',
    about: 'Whether response times reveal that a name is known, and how an attack affects the owner.',
    load: () => import('./reading/sign-in.js'),
  },
  soak: {
    takes: '[--minutes N]',
    about:
      '200 readers and 20 feeds for 1 to 600 minutes (default 30): fails if memory grows or calls are slow.',
    load: () => import('./soak/soak.js'),
  },
  start: {
    takes: 'FOLDER [TIMES]',
    about: 'How long npm start takes in a clone or a release, on new data and again (default 3 times).',
    load: () => import('./start.js'),
  },
  stories: {
    takes: 'FILE.jsonl',
    about: 'Articles placed in stories per second of processor time.',
    load: () => import('./stories.js'),
  },
  trust: {
    takes: '',
    about: 'The seconds of assessing all sources, and those with new evidence.',
    load: () => import('./trust/trust.js'),
  },
  unchanged: {
    takes: '[FEEDS] [ROUNDS]',
    about: 'Visits per second to feeds that answer 304 (default 2,000 feeds, 10 rounds).',
    load: () => import('./ingest/unchanged.js'),
  },
  upgrade: {
    takes: '',
    about: 'How long readers and writers wait for each migration of a large database.',
    load: () => import('./upgrade/upgrade.js'),
  },
  web: {
    takes: '',
    about: 'Lighthouse scores, a slow phone, and the delays of a long list, in Chromium.',
    load: () => import('./web/web.js'),
  },
};
