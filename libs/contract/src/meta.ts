import { z } from 'zod';

const instant = z.iso.datetime();

/** What is running here, and what time it is for readers of news. */
export const Meta = z.object({
  product: z.string(),
  version: z.string(),
  /** News time: the system's when live, the replay's when recorded. */
  now: instant,
  feeds: z.enum(['live', 'recorded']),
  recording: z
    .object({ name: z.string(), from: instant, to: instant, fictional: z.boolean(), atEnd: z.boolean() })
    .nullable(),
});
export type Meta = z.infer<typeof Meta>;

export const Liveness = z.object({ status: z.literal('ok') });
export const Readiness = z.object({ status: z.enum(['ready', 'not_ready']), reason: z.string().nullable() });
export type Readiness = z.infer<typeof Readiness>;
