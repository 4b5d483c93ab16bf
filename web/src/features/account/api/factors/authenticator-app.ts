import { type AppCode, AppSetup, FactorAdded } from '#contract/accounts/factors';
import { deleteJson, postJson } from '../../../../lib/http';
import { calls } from '../../../../lib/urls';

/** Makes a key, which counts once a code has confirmed it. */
export function startApp(): Promise<AppSetup> {
  return postJson(calls.appSetup, undefined, AppSetup);
}

export function confirmApp(code: AppCode): Promise<FactorAdded> {
  return postJson(calls.appConfirmation, code, FactorAdded);
}

export function removeApp(): Promise<void> {
  return deleteJson(calls.appSetup);
}
