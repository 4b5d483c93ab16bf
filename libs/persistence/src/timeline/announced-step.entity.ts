import { defineEntity, p } from '@mikro-orm/core';
import { STEP_PRECISIONS } from '#vocabulary';
import { Article } from '../ingest/article/article.entity.js';
import { Topic } from '../stories/topic.entity.js';
import { Milestone } from './milestone.entity.js';

const AnnouncedStepSchema = defineEntity({
  name: 'AnnouncedStep',
  properties: {
    id: p.integer().primary(),
    topic: () => p.manyToOne(Topic).deleteRule('cascade'),
    /** The first article that announced it. */
    anchorArticle: () => p.manyToOne(Article).deleteRule('cascade'),
    /** YYYY-MM-DD; of a week its Monday. */
    day: p.text(),
    precision: p.enum(STEP_PRECISIONS),
    /** A sentence of the first of its articles, verbatim. */
    text: p.text(),
    /** Up to five articles that announce it for this day, independent origins first. */
    articleIds: p.type('integer[]').$type<number[]>().columnType('int[]'),
    /** When its first article was published. */
    announcedAt: p.datetime(),
    /** Earlier days of the same step, in the order in which they were announced. */
    movedFrom: p.array().default([]),
    metMilestone: () =>
      p.manyToOne(Milestone).nullable().deleteRule('set null').joinColumn('met_milestone_id'),
    /** The article that took it back, and its sentence. */
    calledOffBy: () => p.manyToOne(Article).nullable().deleteRule('set null').joinColumn('called_off_by_id'),
    calledOffText: p.text().nullable(),
    /** System time at which any of the above changed last. */
    changedAt: p.datetime().defaultRaw('now()'),
  },
  uniques: [{ properties: ['anchorArticle', 'day'] }],
  indexes: [
    {
      name: 'announced_step_of_topic',
      expression: 'create index announced_step_of_topic on announced_step (topic_id, day, id)',
    },
    {
      name: 'announced_step_by_day',
      expression: 'create index announced_step_by_day on announced_step (day, id)',
    },
    {
      name: 'announced_step_pending',
      expression:
        'create index announced_step_pending on announced_step (day, topic_id) where met_milestone_id is null and called_off_by_id is null',
    },
    {
      name: 'announced_step_met',
      expression:
        'create index announced_step_met on announced_step (met_milestone_id) where met_milestone_id is not null',
    },
    {
      name: 'announced_step_called_off',
      expression:
        'create index announced_step_called_off on announced_step (called_off_by_id) where called_off_by_id is not null',
    },
  ],
  checks: [{ name: 'announced_step_day', expression: "day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'" }],
});

/** A dated step that articles of a topic announce: a hearing, a vote, a deadline. */
export class AnnouncedStep extends AnnouncedStepSchema.class {}
AnnouncedStepSchema.setClass(AnnouncedStep);
