import { z } from 'zod';
import { CONTENT_STATES, CONTENT_TRAITS, MILESTONE_ROLES, TAGS } from '#vocabulary';
import { SEARCH_MAX_CHARS } from '../site/constants.js';
import { IdParam, limit } from '../site/paging.js';
import { plainLine } from '../site/plain-line.js';

export const CONTENT_PAGE = 50;
/** The earlier versions that an article shows, newest first. */
export const REVISIONS_SHOWN = 20;

const DOMAIN_MAX = 253;

export const DeskContentQuery = z.object({
  state: z.enum(CONTENT_STATES).default('placed'),
  /** Part of the title, an id, or the URL. */
  q: plainLine(SEARCH_MAX_CHARS).min(1).optional(),
  /** Domain, slug or id. */
  source: plainLine(DOMAIN_MAX).min(1).optional(),
  topic: IdParam.optional(),
  tag: z.enum(TAGS).optional(),
  trait: z.enum(CONTENT_TRAITS).optional(),
  /** Articles before this one in the list. */
  before: IdParam.optional(),
  limit: limit(CONTENT_PAGE),
});
export type DeskContentQuery = z.infer<typeof DeskContentQuery>;

const id = z.int().positive();
const instant = z.iso.datetime();

/** An article as editors see it in the list. */
export const ContentArticle = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  language: z.string(),
  url: z.string(),
  source: z.object({ id, name: z.string(), slug: z.string() }),
  publishedAt: instant,
  topic: z.object({ id, name: z.string(), language: z.string() }).nullable(),
  role: z.enum(MILESTONE_ROLES).nullable(),
  /** The article that published the same text first, if it is another one. */
  copyOf: id.nullable(),
  revisions: z.int().min(0),
  tags: z.array(z.string()),
  /** Fields that an editor set. */
  locks: z.array(z.string()),
  hidden: z.object({ at: instant, reason: z.string() }).nullable(),
});
export type ContentArticle = z.infer<typeof ContentArticle>;

/** Newest first. */
export const DeskContent = z.object({
  articles: z.array(ContentArticle),
  /** Where the list goes on: `before` of the next call. Null at its end. */
  next: id.nullable(),
  /** A call looks through so many articles. It stopped there without filling the page. */
  searched: z.int().nullable(),
  /** The newest entry of all histories; an order names it as `seen`. */
  seen: z.int().min(0),
});
export type DeskContent = z.infer<typeof DeskContent>;

/** One article with the evidence for its place, and its earlier versions. */
export const ContentDetail = ContentArticle.extend({
  excerpt: z.string(),
  firstSeenAt: instant,
  /** Why it is in its story, or why it is in none. */
  reason: z.string(),
  /** Each tag with the evidence for it. */
  tagReasons: z.array(z.string()),
  origin: z.string(),
  versions: z.array(z.object({ title: z.string(), excerpt: z.string(), replacedAt: instant })),
});
export type ContentDetail = z.infer<typeof ContentDetail>;
