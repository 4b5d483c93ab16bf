import { z } from 'zod';
import { NOTIFICATION_FREQUENCIES, NOTIFICATION_TYPES, PRIORITIES } from '#vocabulary';
import { id, instant, named } from './named.js';
import { Story, StoryRef } from './views.js';

/* What `/api/v1` answers about the reader of a token. What stands at the top of `views.ts` holds here, too. */

export const Follow = named(
  'Follow',
  'A story that the owner of the token follows.',
  z.object({
    story: Story,
    priority: z.enum(PRIORITIES),
    notificationFrequency: z.enum(NOTIFICATION_FREQUENCIES),
    followedAt: instant,
  }),
);
export type Follow = z.infer<typeof Follow>;

export const Notification = named(
  'Notification',
  'A notification of the owner of the token.',
  z.object({
    id,
    type: z.enum(NOTIFICATION_TYPES),
    title: z.string(),
    message: z.string(),
    isRead: z.boolean(),
    createdAt: instant.describe('When it was written, or last updated.'),
    url: z.string().nullable().describe('The page that it links to.'),
    story: StoryRef.nullable(),
  }),
);
export type Notification = z.infer<typeof Notification>;
