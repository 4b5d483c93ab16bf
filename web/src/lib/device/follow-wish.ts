import { z } from 'zod';
import { NOTIFICATION_FREQUENCIES } from '#vocabulary';

const Wish = z.object({
  topicId: z.int().positive(),
  path: z.string(),
  /** About what the reader wants to be notified, if it is not the default. */
  notificationFrequency: z.enum(NOTIFICATION_FREQUENCIES).optional(),
});
type Wish = z.infer<typeof Wish>;

const KEY = 'follow_wish';

/** Remembers in this tab to follow the topic when the reader has signed in and returns to `path`. */
export function wishToFollow(wish: Wish): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // Storage is forbidden: the button can be pressed again after sign-in.
  }
}

/** The follow that was wished for on this path, once. On any other path the wish is dropped. */
export function takeWish(path: string): Wish | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const wish = stored === null ? undefined : Wish.safeParse(JSON.parse(stored)).data;
    return wish?.path === path ? wish : null;
  } catch {
    return null;
  }
}
