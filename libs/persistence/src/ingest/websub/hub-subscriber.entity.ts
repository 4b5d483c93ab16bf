import { defineEntity, p } from '@mikro-orm/core';
import { HUB_MODES } from '#vocabulary';

const HubSubscriberSchema = defineEntity({
  name: 'HubSubscriber',
  properties: {
    id: p.integer().primary(),
    /** The address of a feed of ours, and where its changes go. */
    topic: p.text(),
    callback: p.text(),
    /** The registrable domain of the callback. */
    callbackHost: p.text().index(),
    /** A keyed hash of the network that first asked for it, because domains are cheap. Null for subscriptions of older versions. */
    askedFrom: p.text().nullable().index(),
    /** Signs what is delivered (HMAC). Null if the subscriber named none. */
    secret: p.text().nullable(),
    /** What the subscriber asked for and has not confirmed yet, with its new secret and lease (seconds). */
    pendingMode: p.enum(HUB_MODES).nullable(),
    pendingSecret: p.text().nullable(),
    pendingLease: p.integer().nullable(),
    /** Null until the first confirmation. */
    leaseUntil: p.datetime().nullable(),
    /** The ETag of what was delivered last, or of what the feed was when the subscription began. */
    deliveredTag: p.text().nullable(),
    /** Failed attempts in a row. */
    failures: p.integer().default(0),
    /** How long its last call took (ms). Null before the first. */
    callMs: p.integer().nullable(),
    /** When it has to be looked at next. */
    dueAt: p.datetime().index(),
  },
  uniques: [{ properties: ['topic', 'callback'] }],
});

/** A subscriber of our own WebSub hub. All times are system time. */
export class HubSubscriber extends HubSubscriberSchema.class {}
HubSubscriberSchema.setClass(HubSubscriber);
