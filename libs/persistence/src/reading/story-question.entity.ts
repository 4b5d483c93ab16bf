import { defineEntity, p } from '@mikro-orm/core';
import { QUESTION_ANSWERS } from '#vocabulary';
import { User } from '../accounts/user.entity.js';
import { Article } from '../ingest/article/article.entity.js';
import { Topic } from '../stories/topic.entity.js';

const StoryQuestionSchema = defineEntity({
  name: 'StoryQuestion',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    topic: () => p.manyToOne(Topic).deleteRule('cascade'),
    text: p.text(),
    /** The text without regard to case and closing marks: a reader asks a question about a topic once. */
    textKey: p.text(),
    /** News time. Earlier reports settle nothing. */
    askedAt: p.datetime(),
    /** News time when it was settled; null while it is open. */
    settledAt: p.datetime().nullable(),
    answer: p.enum(QUESTION_ANSWERS).nullable(),
    /** The report that settled it, and its sentence, verbatim. */
    article: () => p.manyToOne(Article).nullable().index().deleteRule('set null'),
    sentence: p.text().nullable(),
    /** YYYY-MM-DD, the day of that report. */
    day: p.text().nullable(),
    /** Independent origins that reported it by then. */
    originCount: p.integer().nullable(),
    /** When a digest told it (system time). A digest tells each settled question once. */
    digestedAt: p.datetime().nullable(),
    /** When the reader removed it (system time). It can be taken back for a while, then it is deleted. */
    removedAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'story_question_once', properties: ['user', 'topic', 'textKey'] }],
  indexes: [
    {
      name: 'story_question_open',
      expression:
        'create index story_question_open on story_question (topic_id, id) where settled_at is null and removed_at is null',
    },
    {
      name: 'story_question_of_topic',
      expression: 'create index story_question_of_topic on story_question (topic_id, user_id)',
    },
    {
      name: 'story_question_to_digest',
      expression:
        'create index story_question_to_digest on story_question (user_id) where settled_at is not null and digested_at is null and removed_at is null',
    },
    {
      name: 'story_question_removed',
      expression:
        'create index story_question_removed on story_question (removed_at) where removed_at is not null',
    },
  ],
  checks: [
    {
      name: 'story_question_settled',
      expression: '(settled_at is null) = (answer is null) and (settled_at is null) = (sentence is null)',
    },
  ],
});

/** A question that a reader attached to a followed story. It is settled by a cited report, or stays open. */
export class StoryQuestion extends StoryQuestionSchema.class {}
StoryQuestionSchema.setClass(StoryQuestion);
