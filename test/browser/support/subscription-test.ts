import { type StripeServer, startStripeServer } from '../../support/stripe/stripe-server.js';
import { test as base } from './front-page-test.js';

interface TestFixtures {
  mendAtEnd: undefined;
}

interface WorkerFixtures {
  /** The Stripe account of the site, with its own pages. */
  stripe: StripeServer;
}

/** Tests of a site on which readers can pay. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stripe: [
    async ({ siteOf: _ }, use) => {
      const stripe = await startStripeServer();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  settings: [async ({ stripe }, use) => use(stripe.settings), { scope: 'worker' }],
  mendAtEnd: [
    async ({ stripe }, use) => {
      await use(undefined);
      stripe.disturb(null);
    },
    { auto: true },
  ],
});
