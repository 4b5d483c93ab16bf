import { defineEntity, p } from '@mikro-orm/core';
import { TOPIC_STATUSES, UPDATE_FREQUENCIES, WORLD } from '#vocabulary';
import { STATUS } from '../database/words.js';
import { Category } from './category.entity.js';

const TopicSchema = defineEntity({
  name: 'Topic',
  properties: {
    id: p.integer().primary(),
    /** Set once, although the name may change. */
    slug: p.text().unique(),
    name: p.text(),
    /** Two to six words that last. Null while too few reports share any. */
    label: p.text().nullable(),
    description: p.text().nullable(),
    /** The description's sentences, each with its article. */
    descriptionSources: p.json<{ text: string; articleId: number }[]>().defaultRaw(`'[]'::jsonb`),
    /** The milestone that says where the story stands. No foreign key: the milestone is written later, and may go. */
    standsMilestoneId: p.integer().nullable(),
    standsText: p.text().nullable(),
    standsArticleIds: p.type('integer[]').$type<number[]>().columnType('int[]').default([]),
    category: () => p.manyToOne(Category).nullable(),
    /** The country that its reports name most, or the world. Null until its next rebuild or the worker fills it in. */
    place: p.text().nullable(),
    language: p.text(),
    status: p.enum(TOPIC_STATUSES).default('ongoing'),
    /** One sentence for readers that explains the status. */
    statusReason: p.text().default(''),
    /** When the development that ended it happened. */
    resolvedAt: p.datetime().nullable(),
    /** When it was sure that it had ended. */
    closedAt: p.datetime().nullable(),
    resolutionSummary: p.text().nullable(),
    /** The articles that closed it. */
    resolutionArticleIds: p.type('integer[]').$type<number[]>().columnType('int[]').default([]),
    estimatedCompletionPercent: p.integer().default(0),
    completionReason: p.text().default(''),
    followerCount: p.integer().default(0),
    articleCount: p.integer().default(0),
    sourceCount: p.integer().default(0),
    originCount: p.integer().default(0),
    milestoneCount: p.integer().default(0),
    multiSourceUpdates: p.integer().default(0),
    updateFrequency: p.enum(UPDATE_FREQUENCIES).default('none'),
    /** It has two origins or three articles, or an editor listed it. */
    isListed: p.boolean().default(false),
    firstReportedAt: p.datetime(),
    lastReportedAt: p.datetime(),
    lastMilestoneAt: p.datetime().nullable(),
    hotRank: p.double().default(0),
    /** Increases with every change that readers can see. */
    version: p.integer().default(1),
    /** Fields that an editor set (`TOPIC_LOCKS`). Rebuilds do not change them. */
    editorFields: p.array().default([]),
    /** What the machine would say in the fields that an editor set. Empty if there are none. */
    machineFields: p.json<Record<string, unknown>>().defaultRaw(`'{}'::jsonb`),
    /** What comes next, as an editor wrote it. Null: what articles announce is shown alone. */
    nextSteps: p.json<{ text: string; date: string }[]>().nullable(),
    createdAt: p.datetime(),
    /** News time of its last rebuild or edit: whatever readers see of it has not changed since, except its followers. */
    updatedAt: p.datetime(),
  },
  indexes: [
    {
      name: 'topic_lively',
      expression:
        'create index topic_lively on topic (hot_rank desc, id desc, status, category_id, place) where is_listed',
    },
    {
      name: 'topic_moving',
      expression: `create index topic_moving on topic (last_milestone_at desc, id desc) where is_listed and status = ${STATUS.developing}`,
    },
    {
      name: 'topic_near_end',
      expression: `create index topic_near_end on topic (estimated_completion_percent, id) where is_listed and status <> ${STATUS.resolved} and estimated_completion_percent >= 80`,
    },
    {
      name: 'topic_ended',
      expression: `create index topic_ended on topic (resolved_at desc, id desc, category_id, place) where is_listed and status = ${STATUS.resolved}`,
    },
    {
      name: 'topic_quiet',
      expression: `create index topic_quiet on topic (origin_count desc, id desc, last_reported_at, category_id, place) where is_listed and status <> ${STATUS.resolved}`,
    },
    {
      name: 'topic_without_place',
      expression: 'create index topic_without_place on topic (id) where place is null',
    },
    {
      name: 'topic_of_category',
      expression: 'create index topic_of_category on topic (category_id, hot_rank desc) where is_listed',
    },
    {
      name: 'topic_most_followed',
      expression:
        'create index topic_most_followed on topic (follower_count desc, id desc) where is_listed and follower_count > 0',
    },
    {
      name: 'topic_to_review',
      expression: `create index topic_to_review on topic (updated_at, id) where status = ${STATUS.developing} or (status = ${STATUS.ongoing} and estimated_completion_percent = 95)`,
    },
    {
      name: 'topic_to_list',
      expression: `create index topic_to_list on topic (id desc) where not is_listed and (follower_count > 0 or article_count > 1) and not 'listing' = any(editor_fields)`,
    },
    {
      name: 'topic_locked',
      expression: "create index topic_locked on topic (id) where 'articles' = any(editor_fields)",
    },
    {
      name: 'topic_silent',
      expression: `create index topic_silent on topic (last_reported_at desc, id desc) where is_listed and status <> ${STATUS.resolved} and origin_count >= 3`,
    },
    {
      name: 'topic_reported',
      expression:
        'create index topic_reported on topic (last_reported_at desc, id desc, status, category_id) where is_listed',
    },
    {
      name: 'topic_updated',
      expression: 'create index topic_updated on topic (updated_at, id, status, category_id) where is_listed',
    },
    { name: 'topic_label', expression: 'create index topic_label on topic (label) where is_listed' },
    { name: 'topic_recent', expression: 'create index topic_recent on topic (last_reported_at desc)' },
  ],
  checks: [
    { name: 'topic_completion_range', expression: 'estimated_completion_percent between 0 and 100' },
    {
      name: 'topic_counts_positive',
      expression:
        'article_count >= 0 and source_count >= 0 and origin_count >= 0 and follower_count >= 0 and milestone_count >= 0 and multi_source_updates >= 0',
    },
    {
      name: 'topic_resolved_has_reason',
      expression: `status <> ${STATUS.resolved} or (resolved_at is not null and resolution_summary is not null)`,
    },
    { name: 'topic_place', expression: `place ~ '^[A-Z]{2}$' or place = '${WORLD}'` },
    { name: 'topic_slug_not_digits', expression: "slug !~ '^[0-9]+$'" },
  ],
});

/** A story that readers can follow: articles about one subject as it develops. */
export class Topic extends TopicSchema.class {}
TopicSchema.setClass(Topic);
