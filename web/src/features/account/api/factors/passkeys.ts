import {
  FactorAdded,
  type NewPasskey,
  PasskeyCreation,
  PasskeyRegistration,
} from '#contract/accounts/factors';
import { askBrowser } from '../../../../lib/device/passkeys';
import { deleteJson, patchJson, postJson } from '../../../../lib/http';
import { calls } from '../../../../lib/urls';

/** Makes a passkey on this device or another one. @throws PasskeyRefusal if that fails */
export async function addPasskey(name: string): Promise<FactorAdded> {
  const optionsJSON = await postJson(calls.passkeyOptions, undefined, PasskeyCreation);
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await askBrowser(() => startRegistration({ optionsJSON }));
  const given: NewPasskey = { name, passkey: PasskeyRegistration.parse(made) };
  return postJson(calls.passkeys, given, FactorAdded);
}

export function renamePasskey(id: number, name: string): Promise<void> {
  return patchJson(calls.passkey(id), { name });
}

export function removePasskey(id: number): Promise<void> {
  return deleteJson(calls.passkey(id));
}
