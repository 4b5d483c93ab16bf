import { defineEntity, p } from '@mikro-orm/core';
import { TARGET_KINDS, TARGET_STOPS } from '#vocabulary';
import { User } from '../../accounts/user.entity.js';

const NotificationTargetSchema = defineEntity({
  name: 'NotificationTarget',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    kind: p.enum(TARGET_KINDS),
    name: p.text(),
    /** What its reader sees of the address: the host, the Matrix room, or the email address. */
    place: p.text(),
    /** The address with its secrets, encrypted for the reader. */
    sealed: p.blob(),
    /** Whether it gets everything, or only stories that were chosen for it (`follow.target_ids`). */
    takesAll: p.boolean(),
    /** Whether the reader's quiet hours count. */
    heedsQuiet: p.boolean(),
    /** When its owner, for an email address its recipient, agreed. Before, nothing is sent. */
    confirmedAt: p.datetime().nullable(),
    /** For an email address: SHA-256 of the secret in its links, and until when they confirm. */
    linkHash: p.blob().nullable().unique(),
    confirmUntil: p.datetime().nullable(),
    pausedAt: p.datetime().nullable(),
    stoppedAt: p.datetime().nullable(),
    stopReason: p.enum(TARGET_STOPS).nullable(),
    /** Failures since the last success, since when, and when it is tried again. System time, as all times here. */
    failures: p.integer().default(0),
    failingSince: p.datetime().nullable(),
    retryAt: p.datetime().nullable(),
    /** While a worker sends to it. */
    leasedUntil: p.datetime().nullable(),
    /** When something was last delivered. */
    deliveredAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** Another place that gets a reader's notifications: a webhook, a chat, an ntfy topic or an email address. */
export class NotificationTarget extends NotificationTargetSchema.class {}
NotificationTargetSchema.setClass(NotificationTarget);
