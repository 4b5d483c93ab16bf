import { defineEntity, p } from '@mikro-orm/core';
import { Article } from '../ingest/article/article.entity.js';
import { Milestone } from './milestone.entity.js';

const MilestoneClaimSchema = defineEntity({
  name: 'MilestoneClaim',
  properties: {
    id: p.integer().primary(),
    milestone: () => p.manyToOne(Milestone).deleteRule('cascade'),
    article: () => p.manyToOne(Article).index().deleteRule('cascade'),
    /** What is counted: 'dead', 'injured', 'amount', … */
    kind: p.text(),
    /** 'people', 'USD', 'percent', …; empty where the kind says it. */
    unit: p.text().default(''),
    value: p.double(),
    /** Said as 'at least' or 'more than'. */
    atLeast: p.boolean().default(false),
    originKey: p.text(),
    /** Publication of the article. */
    at: p.datetime(),
  },
  uniques: [{ name: 'milestone_claim_once', properties: ['milestone', 'kind', 'unit', 'article', 'value'] }],
});

/** A number that an article of a milestone states, kept beside those that differ: who said which when. */
export class MilestoneClaim extends MilestoneClaimSchema.class {}
MilestoneClaimSchema.setClass(MilestoneClaim);
