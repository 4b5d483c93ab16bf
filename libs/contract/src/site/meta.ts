import { z } from 'zod';
import { NEWS_MODES } from '#vocabulary';

const instant = z.iso.datetime();

const Recording = z.object({
  name: z.string(),
  from: instant,
  to: instant,
  fictional: z.boolean(),
  /** News seconds per second; 0 while the replay catches up, and at its end. */
  speed: z.number().min(0),
});

/** What this server runs, and the current news time. */
export const Meta = z.object({
  product: z.string(),
  version: z.string(),
  /** News time: the system's when live, the replay's when recorded. */
  now: instant,
  feeds: z.enum(NEWS_MODES),
  recording: Recording.nullable(),
  /** A message of the operator to everybody. */
  banner: z.string().nullable(),
  /** The operator's own pages on social networks. */
  socialLinks: z.array(z.url()),
  /** Pictures of outlets come through this server, so outlets do not see who reads. */
  imageProxy: z.boolean(),
});
export type Meta = z.infer<typeof Meta>;

export const Liveness = z.object({ status: z.literal('ok') });
export const Readiness = z.object({ status: z.enum(['ready', 'not_ready']), reason: z.string().nullable() });
export type Readiness = z.infer<typeof Readiness>;
