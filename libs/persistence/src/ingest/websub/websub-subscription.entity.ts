import { defineEntity, p } from '@mikro-orm/core';
import { HUB_STATES } from '#vocabulary';
import { HUB_STATE } from '../../database/words.js';
import { Feed } from '../schedule/feed.entity.js';

const WebsubSubscriptionSchema = defineEntity({
  name: 'WebsubSubscription',
  properties: {
    feed: () => p.oneToOne(Feed).primary().owner().deleteRule('cascade'),
    hubUrl: p.text(),
    /** The address that the hub knows the feed by. */
    topicUrl: p.text(),
    /** The last part of the callback's address; nobody but the hub learns it. */
    token: p.uuid().unique(),
    /** Signs what the hub sends (HMAC); empty where the hub was given none: it is reached unencrypted. */
    secret: p.text(),
    state: p.enum(HUB_STATES).default('requested'),
    detail: p.text().nullable(),
    /** System time, all of them. */
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

/** A hub's promise to tell when a feed has changed (WebSub). */
export class WebsubSubscription extends WebsubSubscriptionSchema.class {}
WebsubSubscriptionSchema.setClass(WebsubSubscription);
