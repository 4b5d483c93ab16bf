import { test as base } from './browser-test.js';
import { type FrontPage, startFrontPage } from './front-page.js';

const START_LIMIT_MS = 600_000;

interface WorkerFixtures {
  /** The number of cards in the news feed. */
  cards: number;
  /** Further settings of the BFF. */
  settings: Record<string, string>;
  /** The BFF on generated news, which only the test changes. */
  front: FrontPage;
}

/** Tests of pages on news that the test generates. Relative addresses lead to them. */
export const test = base.extend<object, WorkerFixtures>({
  cards: [24, { scope: 'worker', option: true }],
  settings: [{}, { scope: 'worker', option: true }],
  front: [
    async ({ siteOf: _, cards, settings }, use) => {
      const front = await startFrontPage(cards, settings);
      await use(front);
      await front.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  baseURL: ({ front }, use) => use(front.address),
});
