import { z } from 'zod';
import {
  ACTORS,
  BIASES,
  CONFIRMATION_LEVELS,
  DATE_SOURCES,
  SIGNIFICANCES,
  SOURCE_CATEGORIES,
  STEP_PRECISIONS,
  TAGS,
  TOPIC_STATUSES,
} from '#vocabulary';
import { count, id, instant, named } from './named.js';

/*
 * What `/api/v1` answers. These schemas are its own, so that the web app's can change: fields may be added here, but none is removed,
 * renamed or given another meaning (docs/decisions/0028).
 */

export const OutletRef = named(
  'OutletRef',
  'An outlet, as it is named beside its articles.',
  z.object({ id, name: z.string() }),
);

export const Citation = named(
  'Citation',
  'An article that says so: its headline, outlet, address at the outlet and time.',
  z.object({
    articleId: id,
    title: z.string().describe('The headline, as the outlet wrote it.'),
    outlet: OutletRef,
    url: z.string().describe('The address at the outlet.'),
    publishedAt: instant,
  }),
);
export type Citation = z.infer<typeof Citation>;

export const StoryRef = named(
  'StoryRef',
  'A story by name.',
  z.object({ id, name: z.string(), url: z.string().describe('Its page on this site.') }),
);

export const Story = named(
  'Story',
  'A news story that is followed until it is resolved.',
  z.object({
    id,
    slug: z.string(),
    url: z.string().describe('Its page on this site.'),
    name: z.string().describe('Follows the latest development.'),
    label: z
      .string()
      .nullable()
      .describe('Two to six words that last. Null while too few reports share any.'),
    description: z.string().nullable(),
    descriptionSentences: z
      .array(z.object({ text: z.string(), citations: z.array(Citation) }))
      .describe('The sentences of the description, each with its article. Empty if an editor wrote it.'),
    language: z.string().describe('ISO 639-1.'),
    tag: z.enum(TAGS).nullable().describe('What it is about.'),
    status: z.enum(TOPIC_STATUSES),
    completionPercent: z.int().min(0).max(100).describe('An estimate of how far it has come.'),
    whereItStands: z
      .object({
        text: z
          .string()
          .describe('What the first citation says, verbatim: a sentence of it, or its headline.'),
        at: instant.describe('When it happened.'),
        originCount: count,
        citations: z.array(Citation),
      })
      .nullable()
      .describe(
        'The latest development that is significant or confirmed; without one, the latest that a single origin reports. Null if nothing was reported yet.',
      ),
    ending: z
      .object({
        text: z.string().describe('The sentence that states the outcome.'),
        at: instant.describe('When the development that ended the story happened.'),
        by: z.enum(ACTORS).describe('Who decided that the story is over.'),
        citations: z.array(Citation),
      })
      .nullable()
      .describe('Null unless the story is resolved.'),
    originCount: count.describe('Independent origins: owner groups and wire agencies.'),
    outletCount: count,
    articleCount: count,
    followerCount: count,
    firstReportedAt: instant,
    lastReportedAt: instant,
    updatedAt: instant.describe(
      'When anything said here, its milestones or its articles last changed, or were last computed without a change. Followers do not count.',
    ),
  }),
);
export type Story = z.infer<typeof Story>;

export const Removal = named(
  'Removal',
  'A story that is no longer listed.',
  z.object({
    id,
    removedAt: instant,
    movedTo: id
      .nullable()
      .describe(
        'The story that it became part of. Null if it was hidden, or too few reports of it are left.',
      ),
  }),
);
export type Removal = z.infer<typeof Removal>;

export const StoryDetail = named(
  'StoryDetail',
  'A story with what is announced for the days to come.',
  z.object({
    ...Story.shape,
    next: z
      .array(
        z.object({
          text: z.string().describe('A sentence of the first citation, or the words of an editor.'),
          date: z.iso.date().describe('The day; of a week its Monday.'),
          precision: z.enum(STEP_PRECISIONS),
          citations: z.array(Citation).describe('Empty if an editor wrote it.'),
        }),
      )
      .describe('Soonest first.'),
  }),
);
export type StoryDetail = z.infer<typeof StoryDetail>;

export const Milestone = named(
  'Milestone',
  'One development of a story.',
  z.object({
    id,
    storyId: id,
    title: z.string(),
    description: z.string(),
    date: instant,
    dateFrom: z
      .enum(DATE_SOURCES)
      .describe(
        '`text`: articles name the day, and only the day is known. `published`: first reported then.',
      ),
    significance: z.enum(SIGNIFICANCES),
    confirmation: z.enum(CONFIRMATION_LEVELS).describe('1, 2, or 3 and more independent origins.'),
    originCount: count,
    outletCount: count,
    isRetracted: z.boolean(),
    citations: z.array(Citation).describe('The first articles, at most five, each of another outlet.'),
  }),
);
export type Milestone = z.infer<typeof Milestone>;

export const Article = named(
  'Article',
  'An article of an outlet. Copies of the same text are counted, not listed.',
  z.object({
    id,
    title: z.string(),
    excerpt: z.string().describe('Plain text. Paragraphs are on lines of their own.'),
    url: z.string().describe('The address at the outlet.'),
    page: z.string().describe('Its page on this site.'),
    author: z.string().nullable(),
    publishedAt: instant,
    outlet: OutletRef,
    tags: z.array(z.enum(TAGS)),
    storyId: id.nullable(),
    copyCount: count.describe('Other outlets that published the same text.'),
  }),
);
export type Article = z.infer<typeof Article>;

export const Why = named(
  'Why',
  'Why a story has its status and its milestones their levels, with the evidence.',
  z.object({
    story: StoryRef,
    status: z.object({
      status: z.enum(TOPIC_STATUSES),
      reason: z.string(),
      since: instant.nullable().describe('When it was last resolved, reopened or set by an editor.'),
      by: z.enum(ACTORS),
      citations: z.array(Citation),
    }),
    completion: z.object({ percent: z.int().min(0).max(100), reason: z.string() }),
    proposedEnding: z
      .object({ reason: z.string(), proposedAt: instant, citations: z.array(Citation) })
      .nullable()
      .describe('An ending that too few origins report. It waits for more, or for an editor.'),
    milestones: z
      .array(
        z.object({
          id,
          title: z.string(),
          confirmation: z.enum(CONFIRMATION_LEVELS),
          isRetracted: z.boolean(),
          reason: z.string(),
          origins: z
            .array(z.object({ name: z.string(), firstReportedAt: instant, articleCount: count }))
            .describe('Who reported it independently, earliest first.'),
          citations: z.array(Citation),
        }),
      )
      .describe('The newest 50, oldest first.'),
  }),
);
export type Why = z.infer<typeof Why>;

export const Source = named(
  'Source',
  'An outlet, with how far it can be trusted.',
  z.object({
    id,
    slug: z.string(),
    name: z.string(),
    url: z.string().describe('Its own site.'),
    page: z.string().describe('Its page on this site.'),
    description: z.string(),
    country: z.string().nullable().describe('ISO 3166-1.'),
    category: z.enum(SOURCE_CATEGORIES),
    owner: z.string().nullable(),
    bias: z.enum(BIASES).nullable(),
    trust: z
      .object({
        score: z.number().min(0).max(10),
        low: z.number().min(0).max(10),
        high: z.number().min(0).max(10),
        isFirstEstimate: z.boolean().describe('The evidence is too little for a word.'),
      })
      .nullable()
      .describe(
        'From 0 to 10, with the range in which it lies in two of three cases. Null without evidence.',
      ),
    followerCount: count,
  }),
);
export type Source = z.infer<typeof Source>;
