import { defineEntity, p } from '@mikro-orm/core';
import { FEED_ALERT_KINDS } from '#vocabulary';
import { Feed } from '../schedule/feed.entity.js';

const OperatorAlertSchema = defineEntity({
  name: 'OperatorAlert',
  properties: {
    id: p.integer().primary(),
    kind: p.enum(FEED_ALERT_KINDS),
    /** Identifies subject and start. The same fact causes one alert. */
    factKey: p.text().unique(),
    feed: () => p.manyToOne(Feed).nullable().index().deleteRule('cascade'),
    payload: p.json().$type<Record<string, string | number | null>>(),
    /** System time. */
    createdAt: p.datetime(),
    readAt: p.datetime().nullable(),
  },
});

/** A problem that only an operator can fix, shown until an operator marks it as read. */
export class OperatorAlert extends OperatorAlertSchema.class {}
OperatorAlertSchema.setClass(OperatorAlert);
