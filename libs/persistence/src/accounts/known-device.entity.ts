import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.js';

const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** 'Firefox on Linux', as in `session.device`. */
    device: p.text().primary(),
    /** System time. */
    firstSeenAt: p.datetime(),
  },
});

/** A kind of device on which a reader has signed in. It outlives the session. */
export class KnownDevice extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDevice);
