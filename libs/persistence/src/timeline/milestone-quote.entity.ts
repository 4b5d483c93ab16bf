import { defineEntity, p } from '@mikro-orm/core';
import { Article } from '../ingest/article/article.entity.js';
import { Milestone } from './milestone.entity.js';

const MilestoneQuoteSchema = defineEntity({
  name: 'MilestoneQuote',
  properties: {
    id: p.integer().primary(),
    milestone: () => p.manyToOne(Milestone).deleteRule('cascade'),
    /** 0–2: up to three quotes. */
    position: p.integer(),
    article: () => p.manyToOne(Article).index().deleteRule('cascade'),
    text: p.text(),
    speaker: p.text().nullable(),
  },
  uniques: [{ properties: ['milestone', 'position'] }],
  checks: [{ name: 'milestone_quote_position', expression: 'position between 0 and 2' }],
});

/** Quoted speech found in an article of the milestone. */
export class MilestoneQuote extends MilestoneQuoteSchema.class {}
MilestoneQuoteSchema.setClass(MilestoneQuote);
