import { defineEntity, p } from '@mikro-orm/core';

const PaymentEventSchema = defineEntity({
  name: 'PaymentEvent',
  properties: {
    /** The provider's id. It repeats messages, and each is acted on once. */
    id: p.text().primary(),
    type: p.text(),
    /** Null if the message concerns none of our customers. */
    customerId: p.text().nullable(),
    /** System time. */
    receivedAt: p.datetime(),
    /** Null until the subscription was refetched. */
    handledAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'payment_event_customer',
      expression:
        'create index payment_event_customer on payment_event (customer_id) where customer_id is not null',
    },
    {
      name: 'payment_event_handled',
      expression: 'create index payment_event_handled on payment_event (handled_at)',
    },
  ],
});

/** A message that the payment provider sent and signed. */
export class PaymentEvent extends PaymentEventSchema.class {}
PaymentEventSchema.setClass(PaymentEvent);
