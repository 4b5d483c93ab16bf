import type { Database } from '#persistence/database';
import { type ReadSite, startReadSite } from '../../support/read-site.js';
import { test as base } from './browser-test.js';

const START_LIMIT_MS = 600_000;

interface WorkerFixtures {
  /** The whole product on a copy of news that is already ingested. */
  site: ReadSite;
  db: Database;
}

/** Tests of the whole product. Relative addresses lead to it. */
export const test = base.extend<object, WorkerFixtures>({
  site: [
    async ({ siteOf: _ }, use) => {
      const site = await startReadSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  db: [({ site }, use) => use(site.db), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site.address),
});
