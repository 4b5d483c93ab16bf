import { t } from '@lingui/core/macro';

/** Why a passkey was not made or used, in words for the reader. */
export class PasskeyRefusal extends Error {
  override readonly name = 'PasskeyRefusal';
}

/** Whether this browser can use passkeys on this page. */
export function canUsePasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}

/**
 * Lets the browser make or use a passkey.
 * @throws PasskeyRefusal if the reader, the browser or the authenticator refuses
 */
export async function askBrowser<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new PasskeyRefusal(reasonOf(error), { cause: error });
  }
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  switch (name) {
    case 'InvalidStateError':
      return t`This device already has a passkey for your account.`;
    case 'SecurityError':
      return t`Passkeys do not work at this address of the site.`;
    case 'NotAllowedError':
    case 'AbortError':
      return t`The passkey was not used. Please try again.`;
    default:
      return t`This browser could not use a passkey.`;
  }
}
