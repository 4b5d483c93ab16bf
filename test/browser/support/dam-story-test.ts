import { buildDamStory, type DamStory } from './dam-story.js';
import { type Front, startFront } from './front.js';
import { test as base } from './read-site-test.js';

interface TestFixtures {
  mendAtEnd: undefined;
  missingPicture: undefined;
}

interface WorkerFixtures {
  /** A proxy of the site, by which tests break or hold calls. */
  front: Front;
  story: DamStory;
}

/** Tests of a site with the dam story. Relative addresses go through the proxy. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  front: [
    async ({ site }, use) => {
      const front = await startFront(site.address);
      await use(front);
      await front.stop();
    },
    { scope: 'worker' },
  ],
  story: [async ({ db, front }, use) => use(await buildDamStory(db, front.address)), { scope: 'worker' }],
  baseURL: ({ front }, use) => use(front.address),
  mendAtEnd: [
    async ({ front }, use) => {
      await use(undefined);
      front.mend();
    },
    { auto: true },
  ],
  missingPicture: [
    async ({ faults }, use) => {
      faults.expectMissing(/no-such-picture/);
      await use(undefined);
    },
    { auto: true },
  ],
});
