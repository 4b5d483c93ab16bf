import { defineEntity, p } from '@mikro-orm/core';

const OwnerSchema = defineEntity({
  name: 'Owner',
  properties: {
    id: p.integer().primary(),
    name: p.text().unique(),
  },
});

/** Who owns outlets. Outlets of one owner are one origin. */
export class Owner extends OwnerSchema.class {}
OwnerSchema.setClass(Owner);
