import { type AppCode, AppSetup, FactorAdded } from '#contract/accounts/factors';
import { accountCalls } from '../../../../lib/account-calls';
import { deleteJson, postJson } from '../../../../lib/http';

/** Makes a key, which counts once a code has confirmed it. */
export function startApp(): Promise<AppSetup> {
  return postJson(accountCalls.appSetup, undefined, AppSetup);
}

export function confirmApp(code: AppCode): Promise<FactorAdded> {
  return postJson(accountCalls.appConfirmation, code, FactorAdded);
}

export function removeApp(): Promise<void> {
  return deleteJson(accountCalls.appSetup);
}
