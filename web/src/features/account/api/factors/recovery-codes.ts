import { RecoveryCodes } from '#contract/accounts/factors';
import { accountCalls } from '../../../../lib/account-calls';
import { postJson } from '../../../../lib/http';

/** The old codes no longer work. */
export async function makeRecoveryCodes(): Promise<string[]> {
  return (await postJson(accountCalls.recoveryCodes, undefined, RecoveryCodes)).recoveryCodes;
}
