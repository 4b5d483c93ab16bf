import { defineEntity, p } from '@mikro-orm/core';

const KeeperSchema = defineEntity({
  name: 'Keeper',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** Increases with each take-over. Transactions of an older epoch write nothing. */
    epoch: p.integer().default(0),
    holder: p.text().nullable(),
    /** System time. */
    heartbeatAt: p.datetime().nullable(),
    /** News time of a replay up to which all work on the stories was finished. */
    settledAt: p.datetime().nullable(),
  },
  checks: [{ name: 'keeper_is_one', expression: 'id = 1' }],
});

/** The lease of the story-keeper, the one worker that may place articles. */
export class Keeper extends KeeperSchema.class {}
KeeperSchema.setClass(Keeper);
