import { defineEntity, p } from '@mikro-orm/core';
import { MILESTONE_ROLES } from '#vocabulary';
import { Article } from '../ingest/article/article.entity.js';
import { Milestone } from './milestone.entity.js';

const MilestoneArticleSchema = defineEntity({
  name: 'MilestoneArticle',
  properties: {
    article: () => p.manyToOne(Article).primary().deleteRule('cascade'),
    milestone: () => p.manyToOne(Milestone).index().deleteRule('cascade'),
    originKey: p.text(),
    role: p.enum(MILESTONE_ROLES),
    /** An editor put it there. Rebuilds keep it there. */
    isPinned: p.boolean().default(false),
  },
});

/** The one milestone that an article reports. */
export class MilestoneArticle extends MilestoneArticleSchema.class {}
MilestoneArticleSchema.setClass(MilestoneArticle);
