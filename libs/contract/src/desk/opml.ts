import { z } from 'zod';

/** The largest list (bytes), and the most feeds in it. Operators' lists have hundreds. */
export const OPML_MAX_BYTES = 5_000_000;
export const OPML_MAX_FEEDS = 10_000;

export const OPML_MESSAGES = {
  tooLarge: `This list is larger than ${OPML_MAX_BYTES / 1_000_000} MB.`,
  broken: 'This is not an OPML list, or it is nested too deeply.',
  empty: 'This list contains no feeds.',
  tooMany: `This list has more than ${OPML_MAX_FEEDS.toLocaleString('en')} feeds.`,
} as const;

export const OPML_RESULTS = ['added', 'known', 'refused'] as const;

/** One line of the response for each feed of the list, in its order. The first line says how many follow. */
export const OpmlLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start'), feeds: z.int().min(0) }),
  z.object({
    kind: z.literal('feed'),
    url: z.string(),
    title: z.string().nullable(),
    result: z.enum(OPML_RESULTS),
    /** Why it was refused. */
    reason: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('end'),
    added: z.int().min(0),
    known: z.int().min(0),
    refused: z.int().min(0),
  }),
  /** The import stopped. The feeds before it stay. */
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type OpmlLine = z.infer<typeof OpmlLine>;
