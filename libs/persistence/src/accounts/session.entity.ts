import { defineEntity, p } from '@mikro-orm/core';
import { SESSION_KINDS } from '#vocabulary';
import { User } from './user.entity.js';

const SessionSchema = defineEntity({
  name: 'Session',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    /** A browser's cookie, or the bearer token of an API client. */
    kind: p.enum(SESSION_KINDS),
    /** SHA-256 of the secret. The secret itself is not stored. */
    secretHash: p.blob().unique(),
    /** 'Firefox on Linux', from the User-Agent. */
    device: p.text(),
    /** System time. */
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    expiresAt: p.datetime().index(),
    /** When the session last proved the password or another factor. Null if it is older than this column. */
    provenAt: p.datetime().nullable(),
    /** SHA-256 of the secret before the last proof. Calls in flight may carry it for a moment, until `formerUntil`. */
    formerSecretHash: p.blob().unique().nullable(),
    formerUntil: p.datetime().nullable(),
    /** When the reader removed its device from those that are told. Null once they turned it on there again. */
    pushRemovedAt: p.datetime().nullable(),
  },
});

/** One sign-in, until it is revoked or expires. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
