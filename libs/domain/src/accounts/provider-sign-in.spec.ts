import { describe, expect, it } from '@jest/globals';
import { decideProviderSignIn, type ProviderDecision, type ProviderSituation } from './provider-sign-in.js';

const NEW: ProviderSituation = {
  linkedUserId: null,
  email: 'ada@mail.example',
  isEmailVerified: true,
  sameAddress: null,
  isSignUpClosed: false,
};
const confirmed = { id: 7, isConfirmed: true, hasSecondFactor: false };
const unconfirmed = { ...confirmed, isConfirmed: false };
const guarded = { ...confirmed, hasSecondFactor: true };
const refuse = (reason: 'email_missing' | 'email_taken' | 'sign_up_closed'): ProviderDecision => ({
  kind: 'refuse',
  reason,
});

describe('decideProviderSignIn', () => {
  it.each<[string, Partial<ProviderSituation>, ProviderDecision]>([
    ['signs in a linked account', { linkedUserId: 4 }, { kind: 'sign_in', userId: 4 }],
    ['whatever the address', { linkedUserId: 4, sameAddress: confirmed }, { kind: 'sign_in', userId: 4 }],
    ['without an address', { linkedUserId: 4, email: null }, { kind: 'sign_in', userId: 4 }],
    ['with sign-up closed', { linkedUserId: 4, isSignUpClosed: true }, { kind: 'sign_in', userId: 4 }],
    ['links if both sides are sure', { sameAddress: confirmed }, { kind: 'link', userId: 7 }],
    [
      'links with sign-up closed',
      { sameAddress: confirmed, isSignUpClosed: true },
      { kind: 'link', userId: 7 },
    ],
    ['not if this side is not sure', { sameAddress: unconfirmed }, refuse('email_taken')],
    ['not if there is a second factor', { sameAddress: guarded }, refuse('email_taken')],
    [
      'signs in a linked account with one',
      { linkedUserId: 7, sameAddress: guarded },
      { kind: 'sign_in', userId: 7 },
    ],
    [
      'not if the provider is not sure',
      { sameAddress: confirmed, isEmailVerified: false },
      refuse('email_taken'),
    ],
    ['creates a confirmed account', {}, { kind: 'create', isEmailConfirmed: true }],
    [
      'creates an unconfirmed account',
      { isEmailVerified: false },
      { kind: 'create', isEmailConfirmed: false },
    ],
    ['needs an address', { email: null, isEmailVerified: false }, refuse('email_missing')],
    ['creates nothing with sign-up closed', { isSignUpClosed: true }, refuse('sign_up_closed')],
  ])('%s', (_, given, decision) => {
    expect(decideProviderSignIn({ ...NEW, ...given })).toEqual(decision);
  });
});
