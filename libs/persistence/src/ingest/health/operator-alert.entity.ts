import { defineEntity, p } from '@mikro-orm/core';
import { FEED_ALERT_KINDS } from '#vocabulary';
import { Feed } from '../schedule/feed.entity.js';

const OperatorAlertSchema = defineEntity({
  name: 'OperatorAlert',
  properties: {
    id: p.integer().primary(),
    kind: p.enum(FEED_ALERT_KINDS),
    /** What it is about and since when: the same fact is told once. */
    factKey: p.text().unique(),
    feed: () => p.manyToOne(Feed).nullable().index().deleteRule('cascade'),
    payload: p.json().$type<Record<string, string | number | null>>(),
    /** System time. */
    createdAt: p.datetime(),
    readAt: p.datetime().nullable(),
  },
});

/** Something that only an operator can mend. Shown to admins until one of them has read it. */
export class OperatorAlert extends OperatorAlertSchema.class {}
OperatorAlertSchema.setClass(OperatorAlert);
