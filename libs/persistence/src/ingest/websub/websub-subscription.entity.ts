import { defineEntity, p } from '@mikro-orm/core';
import { HUB_STATES } from '#vocabulary';
import { HUB_STATE } from '../../database/words.js';
import { Feed } from '../schedule/feed.entity.js';

const WebsubSubscriptionSchema = defineEntity({
  name: 'WebsubSubscription',
  properties: {
    feed: () => p.oneToOne(Feed).primary().owner().deleteRule('cascade'),
    hubUrl: p.text(),
    /** The feed's URL at the hub. */
    topicUrl: p.text(),
    /** The last part of the callback URL, known only to the hub. */
    token: p.uuid().unique(),
    /** Signs the hub's pushes (HMAC). Empty if the hub is reached over plain HTTP and got none. */
    secret: p.text(),
    state: p.enum(HUB_STATES).default('requested'),
    detail: p.text().nullable(),
    /** All in system time. */
    requestedAt: p.datetime(),
    confirmedAt: p.datetime().nullable(),
    leaseUntil: p.datetime().nullable(),
    lastPushAt: p.datetime().nullable(),
  },
  checks: [
    {
      name: 'websub_active_is_leased',
      expression: `state <> ${HUB_STATE.active} or (confirmed_at is not null and lease_until is not null)`,
    },
  ],
});

/** A WebSub subscription to a feed's changes. */
export class WebsubSubscription extends WebsubSubscriptionSchema.class {}
WebsubSubscriptionSchema.setClass(WebsubSubscription);
