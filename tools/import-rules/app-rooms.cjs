/** Rooms of contract, domain and persistence that every app folder may import. */
const SHARED = ['site', 'database', 'news-clock', 'settings', 'text'];

/**
 * The other rooms that each app folder may import. Folders that are not listed may import none.
 * The order is the order of layers: a folder may import only folders that come before it, so no circle can form.
 */
const ROOMS = {
  'bff/http': ['accounts', 'v1'],
  'bff/limits': [],
  'bff/replicas': ['replicas', 'stories'],
  'bff/payments': ['billing'],
  'bff/auth': ['accounts', 'notifications'],
  'bff/billing': ['billing'],
  'bff/metrics': [],
  'bff/health': ['health', 'ingest', 'schema'],
  'bff/images': ['ingest', 'reading'],
  'bff/seed': ['seed'],
  'bff/websub': ['ingest'],
  'bff/cards': ['reading', 'sources', 'stories', 'timeline', 'trust'],
  'bff/private-address': ['accounts', 'reading'],
  'bff/calendar': ['ingest', 'reading', 'stories', 'timeline'],
  'bff/syndication': ['ingest', 'reading', 'stories', 'timeline'],
  'bff/hub': ['ingest'],
  'bff/notifications': ['accounts', 'notifications', 'reading', 'stories'],
  'bff/topics': ['accounts', 'questions', 'reading', 'sources', 'stories', 'timeline'],
  'bff/discover': ['reading', 'stories'],
  'bff/following': ['accounts', 'reading', 'stories'],
  'bff/articles': ['accounts', 'reading', 'search', 'sources', 'stories', 'timeline'],
  'bff/search': ['accounts', 'ingest', 'reading', 'search', 'stories'],
  'bff/community': ['accounts', 'community', 'desk', 'ingest', 'reading', 'sources', 'trust'],
  'bff/tracker': ['ingest', 'sources', 'stories', 'timeline'],
  'bff/v1': ['notifications', 'reading', 'sources', 'stories', 'timeline', 'v1'],
  'bff/assistant': ['accounts', 'assistant', 'stories', 'timeline'],
  'bff/admin': [
    'accounts',
    'community',
    'desk',
    'health',
    'ingest',
    'reading',
    'schema',
    'search',
    'sources',
    'stories',
    'timeline',
    'trust',
  ],
  'bff/story-cards': ['stories', 'timeline'],
  'bff/pages': ['accounts', 'reading', 'search', 'sources', 'stories', 'timeline'],
  'bff/embed': ['stories', 'timeline'],
  'worker/setup': ['schema'],
  'worker/metrics': ['ingest'],
  'worker/jobs': [],
  'worker/billing': ['billing'],
  'worker/mail': ['desk'],
  'worker/push': ['notifications'],
  'worker/targets': ['notifications'],
  'worker/ingest': ['ingest', 'sources', 'trust'],
  'worker/stories': [
    'accounts',
    'desk',
    'ingest',
    'notifications',
    'questions',
    'reading',
    'stories',
    'timeline',
  ],
  'worker/trust': ['ingest', 'notifications', 'stories', 'trust'],
  'worker/contact': ['community'],
  'worker/notifications': ['notifications', 'questions'],
  'worker/maintenance': ['ingest', 'maintenance', 'stories', 'timeline'],
  'worker/desk': ['accounts', 'desk', 'ingest'],
  'worker/loops': ['ingest', 'notifications', 'stories'],
  'worker/health': [],
  'worker/cli': [
    'accounts',
    'ingest',
    'maintenance',
    'notifications',
    'schema',
    'sources',
    'stories',
    'timeline',
    'trust',
  ],
};

const FOLDERS = Object.keys(ROOMS);
const LIBS = '^libs/(contract|domain|persistence)/src/';
const folder = (name) => `^apps/${name.replace('/', '/src/')}/`;

/** Rules for dependency-cruiser: which app folder may import which room. */
exports.appRooms = [
  ...Object.entries(ROOMS).map(([name, rooms]) => ({
    name: `rooms-of-${name.replace('/', '-')}`,
    severity: 'error',
    comment: `apps/${name.replace('/', '/src/')} may import only: ${[...SHARED, ...rooms].join(', ')}`,
    from: { path: folder(name) },
    to: { path: LIBS, pathNot: `${LIBS}(${[...SHARED, ...rooms].join('|')})/` },
  })),
  ...FOLDERS.slice(0, -1).map((name, index) => ({
    name: `no-circular-rooms-${name.replace('/', '-')}`,
    severity: 'error',
    comment:
      'Move code that two folders share into a folder that comes before both in tools/import-rules/app-rooms.cjs.',
    from: { path: folder(name) },
    to: { path: FOLDERS.slice(index + 1).map(folder) },
  })),
  {
    name: 'app-folder-without-rooms',
    severity: 'error',
    comment: 'List the rooms of a new app folder in tools/import-rules/app-rooms.cjs.',
    from: { path: '^apps/(bff|worker)/src/[^/]+/', pathNot: FOLDERS.map(folder) },
    to: { path: [LIBS, '^apps/'] },
  },
];
