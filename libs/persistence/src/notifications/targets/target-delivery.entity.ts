import { defineEntity, p } from '@mikro-orm/core';
import { Notification } from '../notification.entity.js';
import { NotificationTarget } from './notification-target.entity.js';

const TargetDeliverySchema = defineEntity({
  name: 'TargetDelivery',
  properties: {
    id: p.integer().primary(),
    target: () => p.manyToOne(NotificationTarget).deleteRule('cascade'),
    /** Null for a test. */
    notification: () => p.manyToOne(Notification).nullable().index().deleteRule('cascade'),
    /** System time, as all times here. */
    orderedAt: p.datetime(),
    /** When it is tried next. Null if it is over, or its target paused. */
    dueAt: p.datetime().nullable(),
    attempts: p.integer().default(0),
    triedAt: p.datetime().nullable(),
    /** What the last attempt failed with: 'http_500', 'timeout'. */
    fault: p.text().nullable(),
    /** One of these three ends it: it was accepted, it was given up, or it was no longer wanted. */
    sentAt: p.datetime().nullable(),
    deadAt: p.datetime().nullable(),
    droppedAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'target_delivery_once', properties: ['target', 'notification'] }],
  indexes: [
    {
      name: 'target_delivery_due',
      expression:
        'create index target_delivery_due on target_delivery (due_at, target_id) where due_at is not null',
    },
    {
      name: 'target_delivery_newest',
      expression: 'create index target_delivery_newest on target_delivery (target_id, id desc)',
    },
  ],
});

/** That a target gets a notification: at most once, however often the notification is updated. */
export class TargetDelivery extends TargetDeliverySchema.class {}
TargetDeliverySchema.setClass(TargetDelivery);
