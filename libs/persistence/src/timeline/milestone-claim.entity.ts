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
    /** 'people', 'USD', 'percent', … Empty if the kind implies it. */
    unit: p.text().default(''),
    value: p.double(),
    /** The article says 'at least' or 'more than'. */
    atLeast: p.boolean().default(false),
    originKey: p.text(),
    /** When the article was published. */
    at: p.datetime(),
  },
  uniques: [{ name: 'milestone_claim_once', properties: ['milestone', 'kind', 'unit', 'article', 'value'] }],
});

/**
 * A number stated in an article of a milestone. Differing numbers are kept side by side with their sources and times.
 */
export class MilestoneClaim extends MilestoneClaimSchema.class {}
MilestoneClaimSchema.setClass(MilestoneClaim);
