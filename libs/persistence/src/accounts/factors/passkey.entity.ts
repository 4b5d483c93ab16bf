import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../user.entity.js';

const PasskeySchema = defineEntity({
  name: 'Passkey',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    /** Chosen by the reader. */
    name: p.text(),
    credentialId: p.blob().unique(),
    /** In COSE form. */
    publicKey: p.blob(),
    /** How often the authenticator says that the key has signed. Many always say 0. */
    counter: p.bigint('number').default(0),
    /** How a browser reaches the authenticator, by its own account. */
    transports: p.array().default([]),
    /** System time. */
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
});

/** A reader's passkey (WebAuthn). Only its public key is stored. */
export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);
