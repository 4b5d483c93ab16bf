import type { Factor } from '#vocabulary';

export interface OwnFactors {
  /** With a confirmed authenticator app. */
  hasApp: boolean;
  passkeys: number;
  /** Codes that are left. */
  recoveryCodes: number;
}

/** Whether the password alone no longer signs in. Recovery codes replace a factor, and are none by themselves. */
export function hasSecondFactor({ hasApp, passkeys }: OwnFactors): boolean {
  return hasApp || passkeys > 0;
}

/** What the second step of a sign-in accepts. Empty if the password is enough. */
export function secondStepFactors(own: OwnFactors): Factor[] {
  if (!hasSecondFactor(own)) return [];
  const factors: [Factor, boolean][] = [
    ['app', own.hasApp],
    ['passkey', own.passkeys > 0],
    ['recovery_code', own.recoveryCodes > 0],
  ];
  return factors.filter(([, isOwned]) => isOwned).map(([factor]) => factor);
}
