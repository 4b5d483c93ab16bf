import {
  FactorAdded,
  type NewPasskey,
  PasskeyCreation,
  PasskeyRegistration,
} from '#contract/accounts/factors';
import { accountCalls } from '../../../../lib/account-calls';
import { askBrowser } from '../../../../lib/device/passkeys';
import { deleteJson, patchJson, postJson } from '../../../../lib/http';

/** Makes a passkey on this device or another one. @throws PasskeyRefusal if that fails */
export async function addPasskey(name: string): Promise<FactorAdded> {
  const optionsJSON = await postJson(accountCalls.passkeyOptions, undefined, PasskeyCreation);
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await askBrowser(() => startRegistration({ optionsJSON }));
  const given: NewPasskey = { name, passkey: PasskeyRegistration.parse(made) };
  return postJson(accountCalls.passkeys, given, FactorAdded);
}

export function renamePasskey(id: number, name: string): Promise<void> {
  return patchJson(accountCalls.passkey(id), { name });
}

export function removePasskey(id: number): Promise<void> {
  return deleteJson(accountCalls.passkey(id));
}
