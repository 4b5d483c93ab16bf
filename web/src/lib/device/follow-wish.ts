import { z } from 'zod';

const Wish = z.object({ topicId: z.int().positive(), path: z.string() });
type Wish = z.infer<typeof Wish>;

const KEY = 'follow_wish';

/** Notes in this tab that a reader who signs in now, and comes back to `path`, follows the topic. */
export function wishToFollow(wish: Wish): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // Storage is forbidden: the button can be pressed again after sign-in.
  }
}

/** The topic that was to be followed on the page of this path, once; elsewhere the wish is given up. */
export function takeWish(path: string): number | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const wish = stored === null ? undefined : Wish.safeParse(JSON.parse(stored)).data;
    return wish?.path === path ? wish.topicId : null;
  } catch {
    return null;
  }
}
