import { defineEntity, p } from '@mikro-orm/core';
import { CHALLENGE_PURPOSES, SESSION_KINDS } from '#vocabulary';
import { ProviderIdentity } from '../provider-identity.entity.js';
import { User } from '../user.entity.js';

const AuthChallengeSchema = defineEntity({
  name: 'AuthChallenge',
  properties: {
    id: p.integer().primary(),
    purpose: p.enum(CHALLENGE_PURPOSES),
    /** SHA-256 of the ticket, or of the challenge that a passkey signs. */
    secretHash: p.blob().unique(),
    /** Whose answer counts. Null for a sign-in with a passkey alone, which tells whose it is. */
    user: () => p.manyToOne(User).nullable().deleteRule('cascade').index(),
    /** What the sign-in opens after its second step. Null for all other purposes. */
    kind: p.enum(SESSION_KINDS).nullable(),
    /** The account at the provider that was the first step. A ticket ends when it is disconnected. */
    identity: () => p.manyToOne(ProviderIdentity).nullable().deleteRule('cascade').index(),
    /** System time. */
    createdAt: p.datetime(),
    expiresAt: p.datetime().index(),
  },
});

/** What the server expects an answer to, once and soon. */
export class AuthChallenge extends AuthChallengeSchema.class {}
AuthChallengeSchema.setClass(AuthChallenge);
