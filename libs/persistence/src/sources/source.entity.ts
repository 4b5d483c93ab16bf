import { defineEntity, p } from '@mikro-orm/core';
import { BIASES, SOURCE_ADDERS, SOURCE_CATEGORIES, WIKIPEDIA_STATUSES } from '#vocabulary';
import { Owner } from './owner.entity.js';

const SourceSchema = defineEntity({
  name: 'Source',
  properties: {
    id: p.integer().primary(),
    domain: p.text().unique(),
    slug: p.text().unique(),
    name: p.text(),
    url: p.text(),
    owner: () => p.manyToOne(Owner).nullable().index(),
    country: p.text().nullable(),
    language: p.text().nullable(),
    mediaType: p.text().nullable(),
    category: p.enum(SOURCE_CATEGORIES),
    description: p.text(),
    bias: p.enum(BIASES).nullable(),
    biasAgreed: p.boolean().nullable(),
    biasOrigin: p.text().nullable(),
    /** Aggregate of expert ratings, 0–1. Valid only if `pc1Observed` > 0. */
    pc1: p.float().nullable(),
    pc1Observed: p.integer().fieldNames('pc1_observed').default(0),
    wikipediaStatus: p.enum(WIKIPEDIA_STATUSES).nullable(),
    /** Who added the row. Seeding again never changes what an operator set. */
    addedBy: p.enum(SOURCE_ADDERS).default('directory'),
    operatorFields: p.array().default([]),
    disabledReason: p.text().nullable(),
    /** Copied from the newest assessment: 0–100, or null if there is too little evidence. */
    trustScore: p.float().nullable(),
    /** 0–1 */
    trustCoverage: p.float().default(0),
    /** The range in which the score lies: 0–100, or null without an assessment. */
    trustLow: p.float().nullable(),
    trustHigh: p.float().nullable(),
    /** Assess it again at once: its evidence changed, but no article of it did. */
    isTrustStale: p.boolean().default(false),
    followerCount: p.integer().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
    /** The most items that one visit of one of its feeds stores. Null: no quota. */
    visitQuota: p.integer().nullable(),
    /** The most items that are stored in 24 hours of news time. */
    dayQuota: p.integer().nullable(),
    /** Its largest share of a page of the news feed, in percent. Null: the share of every source. */
    pageQuota: p.integer().nullable(),
  },
  checks: [
    { name: 'source_pc1_range', expression: 'pc1 between 0 and 1' },
    { name: 'source_pc1_observed_positive', expression: 'pc1_observed >= 0' },
    { name: 'source_trust_score_range', expression: 'trust_score between 0 and 100' },
    { name: 'source_trust_interval', expression: 'trust_low between 0 and trust_high and trust_high <= 100' },
    { name: 'source_trust_coverage_range', expression: 'trust_coverage between 0 and 1' },
    { name: 'source_follower_count_positive', expression: 'follower_count >= 0' },
    {
      name: 'source_quotas_positive',
      expression: 'visit_quota > 0 and day_quota > 0 and page_quota between 1 and 100',
    },
    { name: 'source_slug_not_digits', expression: "slug !~ '^[0-9]+$'" },
  ],
});

/** An outlet, with its owner, country, bias label and current trust. */
export class Source extends SourceSchema.class {}
SourceSchema.setClass(Source);
