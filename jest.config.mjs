const base = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '@swc/jest' },
  moduleNameMapper: {
    '^#(contract|domain|persistence|platform)/(.+)$': '<rootDir>/libs/$1/src/$2/index.ts',
    '^#vocabulary$': '<rootDir>/libs/vocabulary/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.data', '<rootDir>/dist', '<rootDir>/release'],
};

/** Loads the application once for each worker instead of once for each file. */
const PLAIN_NODE = '<rootDir>/tools/jest/runner.mjs';

export default {
  // Long enough for slow machines: it only has to catch hangs.
  testTimeout: 600_000,
  testSequencer: '<rootDir>/tools/long-first.mjs',
  projects: [
    {
      ...base,
      displayName: 'unit',
      runner: PLAIN_NODE,
      testMatch: ['<rootDir>/{apps,libs,tools}/**/*.spec.ts'],
    },
    {
      ...base,
      displayName: 'web',
      testEnvironment: '<rootDir>/tools/jest/web-environment.mjs',
      testMatch: ['<rootDir>/web/src/**/*.spec.{ts,tsx}'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '^.+\\.tsx?$': '<rootDir>/tools/jest/web-transform.mjs' },
      moduleNameMapper: {
        ...base.moduleNameMapper,
        '^#language$': '<rootDir>/web/src/lib/language/runtime.tsx',
        '^#words/(.+)$': '<rootDir>/web/src/lib/words/$1.ts',
        '\\.module\\.css$': '<rootDir>/tools/jest/class-names.mjs',
      },
    },
    {
      ...base,
      displayName: 'integration',
      runner: PLAIN_NODE,
      testMatch: ['<rootDir>/test/integration/**/*.spec.ts'],
    },
  ],
};
