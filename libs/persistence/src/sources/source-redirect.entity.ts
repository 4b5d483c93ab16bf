import { defineEntity, p } from '@mikro-orm/core';
import { Source } from './source.entity.js';

const SourceRedirectSchema = defineEntity({
  name: 'SourceRedirect',
  properties: {
    oldSourceId: p.integer().primary().autoincrement(false),
    oldSlug: p.text().unique(),
    source: () => p.manyToOne(Source).index().deleteRule('cascade'),
    mergedAt: p.datetime(),
  },
});

/** The redirect of the old id and slug of a source that was a double of another. */
export class SourceRedirect extends SourceRedirectSchema.class {}
SourceRedirectSchema.setClass(SourceRedirect);
