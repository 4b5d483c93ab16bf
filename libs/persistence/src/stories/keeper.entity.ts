import { defineEntity, p } from '@mikro-orm/core';

const KeeperSchema = defineEntity({
  name: 'Keeper',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** Grows with every take-over; a transaction of an older epoch writes nothing. */
    epoch: p.integer().default(0),
    holder: p.text().nullable(),
    /** System time. */
    heartbeatAt: p.datetime().nullable(),
  },
  checks: [{ name: 'keeper_is_one', expression: 'id = 1' }],
});

/** The one story-keeper: who may place articles. */
export class Keeper extends KeeperSchema.class {}
KeeperSchema.setClass(Keeper);
