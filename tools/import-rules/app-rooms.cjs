/** Rooms of contract, domain and persistence that every app folder may use. */
const SHARED = ['site', 'database', 'news-clock', 'text'];

/** Beside the shared rooms, each app folder may use only those that it is about. A folder that is not listed may use none. */
const ROOMS = {
  'bff/articles': ['accounts', 'reading', 'search', 'sources', 'stories', 'timeline'],
  'bff/auth': ['accounts'],
  'bff/community': ['accounts', 'ingest', 'reading', 'sources', 'trust'],
  'bff/health': ['health', 'ingest', 'schema'],
  'bff/http': ['accounts'],
  'bff/limits': [],
  'bff/metrics': [],
  'bff/notifications': ['accounts', 'notifications', 'reading', 'stories'],
  'bff/pages': ['reading', 'stories'],
  'bff/seed': ['seed'],
  'bff/syndication': ['ingest', 'reading', 'stories', 'timeline'],
  'bff/topics': ['accounts', 'reading', 'sources', 'stories', 'timeline'],
  'bff/tracker': ['ingest', 'sources', 'stories', 'timeline'],
  'bff/websub': ['ingest'],
  'worker/cli': ['accounts', 'ingest', 'sources', 'stories', 'timeline', 'trust'],
  'worker/health': [],
  'worker/ingest': ['ingest', 'trust'],
  'worker/jobs': [],
  'worker/loops': ['ingest'],
  'worker/maintenance': ['ingest', 'maintenance', 'stories'],
  'worker/metrics': ['ingest'],
  'worker/notifications': ['notifications'],
  'worker/setup': ['schema'],
  'worker/stories': ['ingest', 'stories', 'timeline'],
  'worker/trust': ['ingest', 'notifications', 'stories', 'trust'],
};

const LIBS = '^libs/(contract|domain|persistence)/src/';
const folder = (name) => `^apps/${name.replace('/', '/src/')}/`;

/** Rules for dependency-cruiser: which app folder may see which room. */
exports.appRooms = [
  ...Object.entries(ROOMS).map(([name, rooms]) => ({
    name: `rooms-of-${name.replace('/', '-')}`,
    severity: 'error',
    comment: `apps/${name.replace('/', '/src/')} may use only: ${[...SHARED, ...rooms].join(', ')}`,
    from: { path: folder(name) },
    to: { path: LIBS, pathNot: `${LIBS}(${[...SHARED, ...rooms].join('|')})/` },
  })),
  {
    name: 'app-folder-without-rooms',
    severity: 'error',
    comment: 'a new app folder says here which rooms it may use',
    from: { path: '^apps/(bff|worker)/src/[^/]+/', pathNot: Object.keys(ROOMS).map(folder) },
    to: { path: LIBS },
  },
];
