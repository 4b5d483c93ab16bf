import { z } from 'zod';
import { MUTES } from '#vocabulary';

/** How long a story is muted. `until` is news time, and null if it is muted for good. */
export const Mute = z.object({ lasts: z.enum(MUTES), until: z.iso.datetime().nullable() });
export type Mute = z.infer<typeof Mute>;

export const MuteRequest = z.strictObject({ lasts: z.enum(MUTES) });
export type MuteRequest = z.infer<typeof MuteRequest>;
