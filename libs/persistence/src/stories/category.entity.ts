import { defineEntity, p } from '@mikro-orm/core';

const CategorySchema = defineEntity({
  name: 'Category',
  properties: {
    id: p.integer().primary(),
    /** The tag it represents. */
    slug: p.text().unique(),
    name: p.text().unique(),
    colorClass: p.text(),
  },
});

/** A tag with its display name and colour. */
export class Category extends CategorySchema.class {}
CategorySchema.setClass(Category);
