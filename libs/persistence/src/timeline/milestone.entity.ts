import { defineEntity, p } from '@mikro-orm/core';
import { CONFIRMATION_LEVELS, DATE_SOURCES, SIGNIFICANCES } from '#vocabulary';
import { LEVEL } from '../database/words.js';
import { Article } from '../ingest/article/article.entity.js';
import { Topic } from '../stories/topic.entity.js';

const MilestoneSchema = defineEntity({
  name: 'Milestone',
  properties: {
    id: p.integer().primary(),
    topic: () => p.manyToOne(Topic).deleteRule('cascade'),
    /** Identifies it over time: the earliest article that reported it. */
    anchorArticle: () => p.manyToOne(Article).unique(),
    title: p.text(),
    description: p.text(),
    /** When it happened. */
    date: p.datetime(),
    /** Whether the text states that day, or it is the day of publication. */
    dateFrom: p.enum(DATE_SOURCES).default('published'),
    /** 0–10 */
    impactValue: p.float(),
    isSignificant: p.boolean(),
    significance: p.enum(SIGNIFICANCES),
    confirmationLevel: p.enum(CONFIRMATION_LEVELS),
    originCount: p.integer(),
    outletCount: p.integer(),
    multipleAt: p.datetime().nullable(),
    verifiedAt: p.datetime().nullable(),
    retractedAt: p.datetime().nullable(),
    /** The article that retracted it. */
    retractedBy: () => p.manyToOne(Article).nullable().deleteRule('set null').joinColumn('retracted_by_id'),
    imageUrl: p.text().nullable(),
    /** Why an editor retracted it. Null if its sources did. */
    retractionReason: p.text().nullable(),
    /** Fields that an editor set (`MILESTONE_FIELDS`). Rebuilds do not change them. */
    editorFields: p.array().default([]),
    /** What the machine would say in these fields. Empty if there are none. */
    machineFields: p.json<Record<string, unknown>>().defaultRaw(`'{}'::jsonb`),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    {
      name: 'milestone_of_topic',
      expression: 'create index milestone_of_topic on milestone (topic_id, date, id)',
    },
    {
      name: 'milestone_doubtful',
      expression: `create index milestone_doubtful on milestone (id desc) where retracted_at is null and cardinality(editor_fields) = 0 and (is_significant and origin_count = 1 or date_from = 'text')`,
    },
    {
      name: 'milestone_retracted_by',
      expression:
        'create index milestone_retracted_by on milestone (retracted_by_id) where retracted_by_id is not null',
    },
  ],
  checks: [
    { name: 'milestone_impact_range', expression: 'impact_value between 0 and 10' },
    { name: 'milestone_significant_by_impact', expression: 'is_significant = (impact_value >= 7)' },
    { name: 'milestone_counts', expression: 'origin_count >= 1 and outlet_count >= 1' },
    {
      name: 'milestone_level_fits_origins',
      expression: `confirmation_level = case when origin_count > 2 then ${LEVEL.verified} when origin_count = 2 then ${LEVEL.multiple} else ${LEVEL.single} end`,
    },
  ],
});

/** One development in a topic: what happened, when, and the origins that reported it. */
export class Milestone extends MilestoneSchema.class {}
MilestoneSchema.setClass(Milestone);
