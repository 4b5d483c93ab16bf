import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ProviderAddress } from '#contract/accounts';
import { createTestApp } from '../test-app.js';
import { CLIENT, type MadeProvider } from './made-provider.js';

export const NEWS = 'http://news.example';

/** Settings that connect the site with a provider. */
export const providerSettings = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: 'Valley ID',
  OIDC_TIMEOUT_MS: '1000',
});

/** The real BFF, connected with a provider. */
export function createProviderApp(
  databaseUrl: string,
  issuer: string,
  env: Record<string, string> = {},
): Promise<NestExpressApplication> {
  return createTestApp(databaseUrl, { PUBLIC_URL: NEWS, ...providerSettings(issuer), ...env });
}

export type Browser = ReturnType<typeof request.agent>;

export const browserOf = (app: NestExpressApplication): Browser => request.agent(app.getHttpServer());

/** Starts a sign-in at the provider, signs in there, and returns the path to which the provider sends the browser back. */
export async function cameBack(provider: MadeProvider, browser: Browser, returnTo = '/'): Promise<string> {
  const { body } = await browser.post('/api/auth/provider/start').send({ returnTo }).expect(200);
  return afterVisit(provider, ProviderAddress.parse(body).url);
}

export async function afterVisit(provider: MadeProvider, address: string): Promise<string> {
  const back = await provider.visit(address);
  if (back.origin !== NEWS) throw new Error(`the provider leads to ${back.origin}`);
  return back.pathname + back.search;
}

/** The whole way. Returns the page at which the browser ends. */
export async function signInAt(provider: MadeProvider, browser: Browser, returnTo = '/'): Promise<string> {
  const path = await cameBack(provider, browser, returnTo);
  return (await browser.get(path).expect(303)).headers.location ?? '';
}
