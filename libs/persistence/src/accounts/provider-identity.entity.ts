import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.js';

const ProviderIdentitySchema = defineEntity({
  name: 'ProviderIdentity',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** The provider's address and its own id of the reader: `iss` and `sub` of its tokens. Neither is ever given to somebody else. */
    issuer: p.text(),
    subject: p.text(),
    /** System time. */
    linkedAt: p.datetime(),
    /** The session in which the reader last signed in at the provider again to confirm a change, and when. */
    confirmedSessionId: p.integer().nullable(),
    confirmedAt: p.datetime().nullable(),
  },
  uniques: [
    { name: 'provider_identity_subject', properties: ['issuer', 'subject'] },
    { name: 'provider_identity_user', properties: ['user', 'issuer'] },
  ],
});

/** The account that a reader has at a provider of sign-in (OpenID Connect). */
export class ProviderIdentity extends ProviderIdentitySchema.class {}
ProviderIdentitySchema.setClass(ProviderIdentity);
