import { PasskeyRequest, PasskeySignature } from '#contract/accounts/factors';
import { askBrowser } from '../../../../lib/device/passkeys';
import { postJson } from '../../../../lib/http';

/** Lets a passkey sign the challenge of a call. @throws PasskeyRefusal if that fails */
export async function signWithPasskey(url: string, body?: object): Promise<PasskeySignature> {
  const optionsJSON = await postJson(url, body, PasskeyRequest);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return PasskeySignature.parse(await askBrowser(() => startAuthentication({ optionsJSON })));
}
