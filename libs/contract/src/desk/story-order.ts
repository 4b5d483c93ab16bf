import { z } from 'zod';
import { type CommandRefusal, TAGS, TOPIC_STATUSES } from '#vocabulary';
import { plainLine, plainText } from '../site/plain-line.js';

/** The most articles that one order may name. */
export const ORDER_ARTICLES_MAX = 5000;
export const ORDER_RULES = {
  name: 'Please enter a name',
  reason: 'Please say why, in at least 3 characters',
  outcome: 'Please say how the story ended',
  number: 'Please enter a number from 0 to 10',
  percent: 'Please enter a whole number from 0 to 100',
  day: 'Please enter a day',
  stepDay: 'Please begin each line with a day, such as 2026-09-14',
  steps: 'Please enter at most 5 steps',
} as const;

const NAME_MAX = 300;
const LABEL_MAX = 80;
const TEXT_MAX = 2000;
const REASON_MAX = 300;

const id = z.int().min(1).max(2_147_483_647);
const ids = z.array(id).min(1).max(ORDER_ARTICLES_MAX);
const text = (tooShort: string, least = 1) =>
  plainText({ least, most: TEXT_MAX, tooShort, tooLong: `At most ${TEXT_MAX} characters` });
const reason = plainLine(REASON_MAX).min(3, ORDER_RULES.reason);

/** A topic's fields as an editor sets them. What is left out stays as it is. */
export const TopicEdit = z.strictObject({
  name: plainLine(NAME_MAX).min(1, ORDER_RULES.name).optional(),
  label: plainLine(LABEL_MAX).min(1).nullable().optional(),
  /** Empty is the same as null: none. */
  description: text('', 0)
    .transform((given) => given || null)
    .nullable()
    .optional(),
  category: id.nullable().optional(),
  listing: z.boolean().optional(),
  status: z
    .strictObject({ status: z.enum(TOPIC_STATUSES), outcome: plainLine(REASON_MAX).nullable() })
    .refine(({ status, outcome }) => status !== 'resolved' || (outcome ?? '') !== '', {
      message: ORDER_RULES.outcome,
    })
    .optional(),
  completion: z
    .strictObject({
      percent: z.int(ORDER_RULES.percent).min(0, ORDER_RULES.percent).max(100, ORDER_RULES.percent),
      reason: plainLine(REASON_MAX),
    })
    .optional(),
  next: z
    .array(z.strictObject({ text: plainLine(REASON_MAX).min(1), date: z.iso.date(ORDER_RULES.stepDay) }))
    .max(5, ORDER_RULES.steps)
    .optional(),
});
export type TopicEdit = z.infer<typeof TopicEdit>;

/** A milestone's fields as an editor sets them. What is left out stays as it is. */
export const MilestoneEdit = z.strictObject({
  title: plainLine(NAME_MAX).min(1, ORDER_RULES.name).optional(),
  description: text('', 0).optional(),
  date: z.iso.datetime(ORDER_RULES.day).optional(),
  impact: z.number(ORDER_RULES.number).min(0, ORDER_RULES.number).max(10, ORDER_RULES.number).optional(),
  /** Why it is retracted; null if it is not. */
  retraction: reason.nullable().optional(),
});
export type MilestoneEdit = z.infer<typeof MilestoneEdit>;

const tags = z
  .array(z.enum(TAGS))
  .min(1)
  .max(TAGS.length)
  .transform((given) => [...new Set(given)]);

/** What an editor asks of the story-keeper. */
export const StoryOrder = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('merge'), payload: z.strictObject({ from: id, into: id }) }),
  z.strictObject({
    kind: z.literal('split'),
    /** Single articles, and all articles of milestones. */
    payload: z
      .strictObject({
        topic: id,
        articles: z.array(id).max(ORDER_ARTICLES_MAX).default([]),
        milestones: z.array(id).max(300).default([]),
      })
      .refine(({ articles, milestones }) => articles.length + milestones.length > 0, {
        message: 'Please choose articles or milestones',
      }),
  }),
  z.strictObject({ kind: z.literal('move'), payload: z.strictObject({ articles: ids, into: id }) }),
  z.strictObject({ kind: z.literal('undo'), payload: z.strictObject({ change: id }) }),
  z.strictObject({ kind: z.literal('edit'), payload: z.strictObject({ topic: id, fields: TopicEdit }) }),
  z.strictObject({
    kind: z.literal('release'),
    payload: z.strictObject({
      of: z.enum(['topic', 'milestone', 'article']),
      id,
      field: plainLine(20).min(1),
    }),
  }),
  z.strictObject({
    kind: z.literal('edit_milestone'),
    payload: z.strictObject({ milestone: id, fields: MilestoneEdit }),
  }),
  z.strictObject({ kind: z.literal('merge_milestones'), payload: z.strictObject({ from: id, into: id }) }),
  z.strictObject({
    kind: z.literal('split_milestone'),
    payload: z.strictObject({ milestone: id, articles: ids }),
  }),
  z.strictObject({ kind: z.literal('attach'), payload: z.strictObject({ milestone: id, articles: ids }) }),
  z.strictObject({ kind: z.literal('hide'), payload: z.strictObject({ article: id, reason }) }),
  z.strictObject({ kind: z.literal('unhide'), payload: z.strictObject({ article: id }) }),
  z.strictObject({ kind: z.literal('tag'), payload: z.strictObject({ article: id, tags }) }),
]);
export type StoryOrder = z.infer<typeof StoryOrder>;

/** An order, and the newest entry of the histories that the editor saw (0: none). A newer one makes it stale. */
export const GivenOrder = z.strictObject({ order: StoryOrder, seen: z.int().min(0).max(2_147_483_647) });
export type GivenOrder = z.infer<typeof GivenOrder>;

/** What became of an order. */
export const OrderDone = z.object({
  /** The topic that it is about now. Null: an article that waits for one. */
  topicId: z.int().positive().nullable(),
  /** Its entry in the history, by which it can be undone. */
  changeId: z.int().positive().nullable(),
  /** How much an undo left as it was, because it changed since. */
  kept: z.int().min(0),
});
export type OrderDone = z.infer<typeof OrderDone>;

/** Why an order was not carried out, for editors. */
export const REFUSAL_MESSAGES: Record<CommandRefusal, string> = {
  no_such_topic: 'This story no longer exists.',
  same_topic: 'A story cannot be merged with itself.',
  already_merged: 'These are one story already.',
  other_language: 'Stories in different languages cannot be joined.',
  no_articles: 'No article would change its place.',
  too_many_articles: `An order can name at most ${ORDER_ARTICLES_MAX} articles.`,
  not_of_topic: 'Some of these articles do not belong to this story.',
  whole_topic: 'These are all articles of the story, so nothing would be left of it.',
  locked: 'An editor chose the articles of this story.',
  stale: 'The story was changed meanwhile.',
  no_such_change: 'There is no such entry in the history.',
  nothing_to_undo: 'Everything that this entry changed has been changed again since.',
  no_such_milestone: 'This milestone no longer exists.',
  same_milestone: 'A milestone cannot be merged with itself.',
  other_topic: 'These milestones belong to different stories.',
  not_of_milestone: 'Some of these articles do not belong to this milestone.',
  whole_milestone: 'These are all articles of the milestone, so nothing would be left of it.',
  no_such_article: 'This article no longer exists.',
  not_hidden: 'This article is not hidden.',
  nothing_changed: 'That is how it is already.',
  failed: 'The order failed. Nothing was changed.',
  timed_out: 'The story-keeper did not answer in time. Nothing was changed.',
};
