import type { ProviderFailure } from '#contract/accounts';

/** A sign-in at the provider that led nowhere, for a reason that the page can say. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';

  constructor(readonly reason: ProviderFailure) {
    super(`sign-in at the provider failed: ${reason}`);
  }
}
