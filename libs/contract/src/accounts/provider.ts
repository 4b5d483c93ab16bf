import { z } from 'zod';
import { CurrentPassword } from './account.js';

/** A sign-in at the operator's provider starts here. `returnTo` is a path of this site. */
export const ProviderStart = z.strictObject({ returnTo: z.string().max(2_000).optional() });
export type ProviderStart = z.infer<typeof ProviderStart>;

/** Connecting and disconnecting need the password. */
export const ProviderChange = z.strictObject({ password: CurrentPassword });
export type ProviderChange = z.infer<typeof ProviderChange>;

/** The address at the provider to which the browser goes. */
export const ProviderAddress = z.object({ url: z.url() });
export type ProviderAddress = z.infer<typeof ProviderAddress>;

/** How the reader's account and the provider belong together. */
export const ProviderLink = z.object({
  /** What the provider is called. Null if the operator has set up none. */
  name: z.string().nullable(),
  isLinked: z.boolean(),
  /** Without one, changes are confirmed at the provider. */
  hasPassword: z.boolean(),
  /** Whether that has just happened in this session. */
  isConfirmed: z.boolean(),
});
export type ProviderLink = z.infer<typeof ProviderLink>;

/** Why a sign-in at the provider led nowhere, as the page's address says it. `name` is the provider's. */
export const PROVIDER_FAILURES = {
  unreachable: (name: string) =>
    `${name} does not respond at the moment. Please try again later, or sign in another way.`,
  denied: (name: string) => `${name} did not sign you in. Nothing was changed here.`,
  invalid: (name: string) => `The response of ${name} could not be accepted. Please try again.`,
  expired: () => 'This sign-in was started too long ago or in another browser. Please try again.',
  busy: () => 'Too many attempts. Please try again in a few minutes.',
  email_missing: (name: string) => `${name} did not give your email address, which an account needs.`,
  email_taken: (name: string) =>
    `There is an account with your email address already. Log in with its password, then connect ${name} on its security page.`,
  email_unconfirmed: () => 'Confirm your email address first.',
  sign_up_closed: () => 'New accounts cannot be created at the moment.',
  linked_elsewhere: (name: string) =>
    `This account of ${name} is connected to another account here, or yours is connected to another one there.`,
} as const satisfies Record<string, (name: string) => string>;

export const ProviderFailure = z.enum(
  Object.keys(PROVIDER_FAILURES) as [keyof typeof PROVIDER_FAILURES, ...(keyof typeof PROVIDER_FAILURES)[]],
);
export type ProviderFailure = z.infer<typeof ProviderFailure>;
