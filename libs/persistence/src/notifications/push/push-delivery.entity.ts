import { defineEntity, p } from '@mikro-orm/core';
import { Notification } from '../notification.entity.js';
import { PushSubscription } from './push-subscription.entity.js';

const PushDeliverySchema = defineEntity({
  name: 'PushDelivery',
  properties: {
    subscription: () => p.manyToOne(PushSubscription).primary().deleteRule('cascade'),
    notification: () => p.manyToOne(Notification).primary().index().deleteRule('cascade'),
    /** System time, as all times here. */
    orderedAt: p.datetime(),
    /** When the device was told. Those told by one message have the same time. */
    sentAt: p.datetime().nullable(),
    /** When it was no longer worth telling. */
    droppedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'push_delivery_waiting',
      expression:
        'create index push_delivery_waiting on push_delivery (subscription_id, notification_id) where sent_at is null and dropped_at is null',
    },
    {
      name: 'push_delivery_sent',
      expression:
        'create index push_delivery_sent on push_delivery (subscription_id, sent_at) where sent_at is not null',
    },
  ],
});

/** That a device is told of a notification: at most once, however often the notification is updated. */
export class PushDelivery extends PushDeliverySchema.class {}
PushDeliverySchema.setClass(PushDelivery);
