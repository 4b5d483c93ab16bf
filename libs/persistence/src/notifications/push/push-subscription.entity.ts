import { defineEntity, p } from '@mikro-orm/core';
import { Session } from '../../accounts/session.entity.js';
import { User } from '../../accounts/user.entity.js';

const PushSubscriptionSchema = defineEntity({
  name: 'PushSubscription',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    /** The sign-in of the device: one subscription each. It ends with the session. */
    session: () => p.oneToOne(Session).owner().deleteRule('cascade'),
    /** Where messages for the device are sent. Anyone who knows it and the keys can send messages. */
    endpoint: p.text().unique(),
    /** The device's public key, 65 bytes, and its authentication secret, 16 bytes (RFC 8291, section 2). */
    p256dh: p.blob(),
    auth: p.blob(),
    /** The server's public key when the device subscribed. It accepts no messages signed by another. */
    serverKey: p.blob(),
    /** Failures since the last success, and since when. System time, as all times here. */
    failures: p.integer().default(0),
    failingSince: p.datetime().nullable(),
    /** While a worker sends to the device. */
    leasedUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** A device on which a reader wants to be told although no page is open. */
export class PushSubscription extends PushSubscriptionSchema.class {}
PushSubscriptionSchema.setClass(PushSubscription);
