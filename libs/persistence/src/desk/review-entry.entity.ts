import { defineEntity, p } from '@mikro-orm/core';
import { REVIEW_KINDS, REVIEW_RULES, REVIEW_STATES } from '#vocabulary';
import { User } from '../accounts/user.entity.js';
import { REVIEW_STATE } from '../database/words.js';

/** What a proposal rests on, and the value that it proposes. */
export interface ReviewDetail {
  /** Words that both stories share. */
  shared?: string;
  /** How near the machine was to deciding so itself, 0–1. */
  nearness?: number;
  /** The proposed impact of a milestone. */
  impact?: number;
  /** The proposed date of a milestone (ISO 8601). */
  date?: string;
}

const ReviewEntrySchema = defineEntity({
  name: 'ReviewEntry',
  properties: {
    id: p.integer().primary(),
    kind: p.enum(REVIEW_KINDS),
    /** Kind and ids. The same proposal is made once. */
    key: p.text().unique(),
    rule: p.enum(REVIEW_RULES),
    /** No foreign keys: a decision outlives merged topics. Null if a report is about a source. */
    topicId: p.integer().nullable(),
    /** The other topic, the milestone, the closure proposal or the report. */
    otherId: p.integer().nullable(),
    /** Articles of the topic, the part that would leave it, or those that show it. */
    articleIds: p.type('integer[]').$type<number[]>().columnType('int[]').default([]),
    /** Articles of the other topic, or of the part that would stay. */
    otherArticleIds: p.type('integer[]').$type<number[]>().columnType('int[]').default([]),
    detail: p.json<ReviewDetail>().defaultRaw(`'{}'::jsonb`),
    priority: p.double().default(0),
    state: p.enum(REVIEW_STATES).default('open'),
    /** Increases with each change that another editor must know. */
    version: p.integer().default(1),
    claimedBy: () => p.manyToOne(User).nullable().index().deleteRule('set null'),
    claimedUntil: p.datetime().nullable(),
    /** It comes after those that nobody skipped. */
    skippedAt: p.datetime().nullable(),
    /** Who decided or skipped it last. */
    decidedBy: () => p.manyToOne(User).nullable().index().deleteRule('set null'),
    decidedAt: p.datetime().nullable(),
    /** The editor's words. */
    reason: p.text().default(''),
    /** The command that carries the decision out. No foreign key: commands are pruned. */
    commandId: p.integer().nullable(),
    /** All times are system time. */
    proposedAt: p.datetime(),
  },
  indexes: [
    {
      name: 'review_entry_open',
      expression: `create index review_entry_open on review_entry ((skipped_at is not null), priority desc, id) where state = ${REVIEW_STATE.open}`,
    },
    {
      name: 'review_entry_of_topic',
      expression: `create index review_entry_of_topic on review_entry (topic_id) where state = ${REVIEW_STATE.open}`,
    },
    {
      name: 'review_entry_decided',
      expression: `create index review_entry_decided on review_entry (decided_at desc, id desc) where state in (${REVIEW_STATE.accepted}, ${REVIEW_STATE.refused})`,
    },
  ],
  checks: [
    { name: 'review_entry_decided_at', expression: `state = ${REVIEW_STATE.open} or decided_at is not null` },
    { name: 'review_entry_claim', expression: 'claimed_by_id is null or claimed_until is not null' },
  ],
});

/** Something that an editor should decide: a proposal of the machine, or a report of a reader. */
export class ReviewEntry extends ReviewEntrySchema.class {}
ReviewEntrySchema.setClass(ReviewEntry);
