import { z } from 'zod';
import { CONFIRMATION_LEVELS, MILESTONE_ROLES, SIGNIFICANCES, TOPIC_STATUSES } from '#vocabulary';
import { SEARCH_MAX_CHARS } from '../site/constants.js';
import { limit, offset } from '../site/paging.js';
import { plainLine } from '../site/plain-line.js';
import { ORDER_ARTICLES_MAX } from './story-order.js';

export const DESK_TOPICS_PAGE = 50;
/** The milestones that the editor of a topic shows, newest first. */
export const DESK_MILESTONES_MAX = 300;
export const DESK_ARTICLES_MAX = 300;

const id = z.int().positive();
const instant = z.iso.datetime();

export const DeskTopicsQuery = z.object({
  /** Part of the name or label, or an id. */
  q: plainLine(SEARCH_MAX_CHARS).min(1).optional(),
  status: z.enum(TOPIC_STATUSES).optional(),
  listing: z.enum(['listed', 'unlisted']).optional(),
  locked: z.enum(['yes', 'no']).optional(),
  limit: limit(DESK_TOPICS_PAGE),
  offset,
});
export type DeskTopicsQuery = z.infer<typeof DeskTopicsQuery>;

/** A row of the list of stories. */
export const DeskTopicRow = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  label: z.string().nullable(),
  language: z.string(),
  status: z.string(),
  isListed: z.boolean(),
  articleCount: z.int(),
  originCount: z.int(),
  followerCount: z.int(),
  lastReportedAt: instant,
  /** Fields that editors set. */
  locks: z.array(z.string()),
});
export type DeskTopicRow = z.infer<typeof DeskTopicRow>;
export const DeskTopicRows = z.array(DeskTopicRow);

export const DeskArticle = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  source: z.string(),
  publishedAt: instant,
  milestoneId: id.nullable(),
  role: z.enum(MILESTONE_ROLES).nullable(),
  /** An editor put it into its milestone. */
  isPinned: z.boolean(),
  tags: z.array(z.string()),
  locks: z.array(z.string()),
});
export type DeskArticle = z.infer<typeof DeskArticle>;

export const DeskMilestone = z.object({
  id,
  title: z.string(),
  description: z.string(),
  date: instant,
  impact: z.number(),
  significance: z.enum(SIGNIFICANCES),
  level: z.enum(CONFIRMATION_LEVELS),
  originCount: z.int(),
  retractedAt: instant.nullable(),
  retraction: z.string().nullable(),
  locks: z.array(z.string()),
  /** What the machine would say in locked fields. */
  machine: z.record(z.string(), z.unknown()),
});
export type DeskMilestone = z.infer<typeof DeskMilestone>;

/** A story as its editor works on it. */
export const DeskTopic = z.object({
  id,
  slug: z.string(),
  language: z.string(),
  articleCount: z.int(),
  followerCount: z.int(),
  fields: z.object({
    name: z.string(),
    label: z.string().nullable(),
    description: z.string().nullable(),
    category: id.nullable(),
    listing: z.boolean(),
    status: z.object({ status: z.string(), outcome: z.string().nullable(), reason: z.string() }),
    completion: z.object({ percent: z.int(), reason: z.string() }),
    next: z.array(z.object({ text: z.string(), date: z.string() })).nullable(),
  }),
  locks: z.array(z.string()),
  machine: z.record(z.string(), z.unknown()),
  /** The newest entry of its history; an order names it as `seen`. */
  seen: z.int().min(0),
  milestones: z.array(DeskMilestone),
  articles: z.array(DeskArticle),
});
export type DeskTopic = z.infer<typeof DeskTopic>;

export const MergePreviewQuery = z.object({
  into: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});
export type MergePreviewQuery = z.infer<typeof MergePreviewQuery>;

const Part = z.object({
  id,
  name: z.string(),
  label: z.string().nullable(),
  language: z.string(),
  articleCount: z.int(),
  followerCount: z.int(),
  milestoneCount: z.int(),
});

/** What a merge would bring together. Nothing is changed. */
export const MergePreview = z.object({
  from: Part,
  into: Part,
  /** Readers who follow both. */
  followsBoth: z.int(),
  /** The newest entry of both histories. */
  seen: z.int().min(0),
  /** Why it would be refused. */
  refusal: z.string().nullable(),
});
export type MergePreview = z.infer<typeof MergePreview>;

/** The articles that a split shows of each part, earliest first. */
export const SPLIT_TITLES_SHOWN = 5;

/** What a split would take out, like its order. */
export const SplitPreviewRequest = z.strictObject({
  articles: z.array(id.max(2_147_483_647)).max(ORDER_ARTICLES_MAX).default([]),
  milestones: z.array(id.max(2_147_483_647)).max(DESK_MILESTONES_MAX).default([]),
});
export type SplitPreviewRequest = z.infer<typeof SplitPreviewRequest>;

const SplitPart = z.object({
  articles: z.int().min(0),
  origins: z.int().min(0),
  sources: z.int().min(0),
  /** Milestones with at least one of its articles. */
  milestones: z.int().min(0),
  firstAt: instant.nullable(),
  lastAt: instant.nullable(),
  /** Headlines of its earliest articles. */
  titles: z.array(z.string()),
});

/** What leaves a story and what stays. Nothing is changed. */
export const SplitPreview = z.object({
  leaves: SplitPart,
  stays: SplitPart,
  /** Milestones that both parts would tell. */
  shared: z.array(z.string()),
  seen: z.int().min(0),
  /** Why it would be refused. */
  refusal: z.string().nullable(),
});
export type SplitPreview = z.infer<typeof SplitPreview>;
