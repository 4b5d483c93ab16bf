import { z } from 'zod';

/** The largest list of a reader (bytes), and the most feeds in it. */
export const FOLLOWED_OPML_MAX_BYTES = 1_000_000;
export const FOLLOWED_OPML_MAX_FEEDS = 2_000;

export const FOLLOWED_OPML_MESSAGES = {
  tooLarge: `This list is larger than ${FOLLOWED_OPML_MAX_BYTES / 1_000_000} MB.`,
  broken: 'This is not an OPML list, or it is nested too deeply.',
  empty: 'This list contains no feeds.',
  tooMany: `This list has more than ${FOLLOWED_OPML_MAX_FEEDS.toLocaleString('en')} feeds.`,
} as const;

/**
 * `followed`: followed from now on. `already`: followed before, or by an earlier line. `unknown`: no source has this feed or site.
 * `refused`: not the address of a feed. `full`: the reader follows as many sources as possible.
 */
export const FOLLOWED_OPML_RESULTS = ['followed', 'already', 'unknown', 'refused', 'full'] as const;

/** What became of each feed of a reader's list, in its order. */
export const FollowedOpml = z.object({
  lines: z.array(
    z.object({
      url: z.string(),
      title: z.string().nullable(),
      result: z.enum(FOLLOWED_OPML_RESULTS),
      source: z.object({ name: z.string(), slug: z.string() }).nullable(),
    }),
  ),
});
export type FollowedOpml = z.infer<typeof FollowedOpml>;
export type FollowedOpmlResult = (typeof FOLLOWED_OPML_RESULTS)[number];
