import { CLIENT } from '../../support/oidc/made-provider.js';
import { freePort, type RealProvider, startRealProvider } from '../../support/oidc/real-provider.js';
import { test as base } from './front-page-test.js';

interface WorkerFixtures {
  /** The port of the site, which its provider has to know. */
  sitePort: number;
  provider: RealProvider;
}

/** Tests of a site on which readers can sign in at a provider, under strict rules for passwords. */
export const test = base.extend<object, WorkerFixtures>({
  sitePort: [async ({ siteOf: _ }, use) => use(await freePort()), { scope: 'worker' }],
  provider: [
    async ({ sitePort }, use) => {
      const provider = await startRealProvider(`http://127.0.0.1:${sitePort}/api/auth/provider/callback`);
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ sitePort, provider }, use) =>
      use({
        PORT: String(sitePort),
        PUBLIC_URL: `http://127.0.0.1:${sitePort}`,
        PASSWORD_RULES: 'strict',
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: CLIENT.id,
        OIDC_CLIENT_SECRET: CLIENT.secret,
        OIDC_NAME: 'Valley ID',
      }),
    { scope: 'worker' },
  ],
});
