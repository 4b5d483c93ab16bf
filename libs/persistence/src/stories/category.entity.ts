import { defineEntity, p } from '@mikro-orm/core';

const CategorySchema = defineEntity({
  name: 'Category',
  properties: {
    id: p.integer().primary(),
    /** The tag that it stands for. */
    slug: p.text().unique(),
    name: p.text().unique(),
    colorClass: p.text(),
  },
});

/** A tag, with its name and colour on screen. */
export class Category extends CategorySchema.class {}
CategorySchema.setClass(Category);
