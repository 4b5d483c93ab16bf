import { RecoveryCodes } from '#contract/accounts/factors';
import { postJson } from '../../../../lib/http';
import { calls } from '../../../../lib/urls';

/** The old codes no longer work. */
export async function makeRecoveryCodes(): Promise<string[]> {
  return (await postJson(calls.recoveryCodes, undefined, RecoveryCodes)).recoveryCodes;
}
