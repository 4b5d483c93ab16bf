import { defineEntity, p } from '@mikro-orm/core';

const OwnerSchema = defineEntity({
  name: 'Owner',
  properties: {
    id: p.integer().primary(),
    name: p.text().unique(),
  },
});

/** An owner of outlets. Outlets of one owner count as one origin. */
export class Owner extends OwnerSchema.class {}
OwnerSchema.setClass(Owner);
