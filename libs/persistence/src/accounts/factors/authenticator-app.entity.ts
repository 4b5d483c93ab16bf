import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../user.entity.js';

const AuthenticatorAppSchema = defineEntity({
  name: 'AuthenticatorApp',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** The secret that the app shares, encrypted with the installation's factor key. */
    sealedSecret: p.blob(),
    /** The time step of the last accepted code. No code of this step or an earlier one is accepted again. */
    lastStep: p.integer().nullable(),
    /** System time. Null until a first code has proved that the app has the secret. */
    confirmedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** A reader's authenticator app (TOTP). */
export class AuthenticatorApp extends AuthenticatorAppSchema.class {}
AuthenticatorAppSchema.setClass(AuthenticatorApp);
