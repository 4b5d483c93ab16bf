import { buildDamStory, type DamStory } from './dam-story.js';
import { type Front, startFront } from './front.js';
import { test as base } from './read-site-test.js';

interface TestFixtures {
  mended: undefined;
}

interface WorkerFixtures {
  /** Stands before the site; tests break or hold calls by it. */
  front: Front;
  told: DamStory;
}

/** Tests of a site that has the story of the dam; relative addresses lead to the server before it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  front: [
    async ({ site }, use) => {
      const front = await startFront(site.address);
      await use(front);
      await front.stop();
    },
    { scope: 'worker' },
  ],
  told: [async ({ db, front }, use) => use(await buildDamStory(db, front.address)), { scope: 'worker' }],
  baseURL: ({ front }, use) => use(front.address),
  mended: [
    async ({ front }, use) => {
      await use(undefined);
      front.mend();
    },
    { auto: true },
  ],
});
