import { defineEntity, p } from '@mikro-orm/core';

const ServerKeySchema = defineEntity({
  name: 'ServerKey',
  properties: {
    /** What the key is for. */
    purpose: p.text().primary(),
    secret: p.blob(),
    /** System time. */
    createdAt: p.datetime(),
  },
});

/** A random key that the first process to need it generates, and all processes share. */
export class ServerKey extends ServerKeySchema.class {}
ServerKeySchema.setClass(ServerKey);
