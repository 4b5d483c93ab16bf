import { defineEntity, p } from '@mikro-orm/core';

const CounterSchema = defineEntity({
  name: 'Counter',
  properties: {
    name: p.text().primary(),
    value: p.integer().default(0),
  },
  checks: [{ name: 'counter_positive', expression: 'value >= 0' }],
});

/** Totals that would need a scan. The story-keeper maintains `cards` in the placing transaction. */
export class Counter extends CounterSchema.class {}
CounterSchema.setClass(Counter);
