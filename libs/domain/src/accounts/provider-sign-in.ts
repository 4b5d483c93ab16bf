/** An account with the address that the provider gave. */
export interface SameAddress {
  id: number;
  isConfirmed: boolean;
  hasSecondFactor: boolean;
}

export interface ProviderSituation {
  /** The account that is linked with this reader of the provider. */
  linkedUserId: number | null;
  email: string | null;
  isEmailVerified: boolean;
  sameAddress: SameAddress | null;
  isSignUpClosed: boolean;
}

export type ProviderRefusal = 'email_missing' | 'email_taken' | 'sign_up_closed';

export type ProviderDecision =
  | { kind: 'sign_in' | 'link'; userId: number }
  | { kind: 'create'; isEmailConfirmed: boolean }
  | { kind: 'refuse'; reason: ProviderRefusal };

/**
 * What a sign-in at the provider leads to. An account that exists is linked only if both sides have made sure of the address.
 * Otherwise someone who registers an address that is not theirs, here or there, would get into somebody else's account. An
 * account with a second factor is not linked by its address: its owner connects it after signing in with that factor.
 */
export function decideProviderSignIn(situation: ProviderSituation): ProviderDecision {
  const { linkedUserId, email, isEmailVerified, sameAddress, isSignUpClosed } = situation;
  if (linkedUserId !== null) return { kind: 'sign_in', userId: linkedUserId };
  if (email === null) return { kind: 'refuse', reason: 'email_missing' };
  if (sameAddress !== null)
    return isEmailVerified && mayLink(sameAddress)
      ? { kind: 'link', userId: sameAddress.id }
      : { kind: 'refuse', reason: 'email_taken' };
  if (isSignUpClosed) return { kind: 'refuse', reason: 'sign_up_closed' };
  return { kind: 'create', isEmailConfirmed: isEmailVerified };
}

/** Whether a verified address at the provider is enough to link an account. */
export function mayLink({ isConfirmed, hasSecondFactor }: Omit<SameAddress, 'id'>): boolean {
  return isConfirmed && !hasSecondFactor;
}
