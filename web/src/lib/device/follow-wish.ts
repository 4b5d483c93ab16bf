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
/** This page is carrying it out. */
let isTaken = false;

/** Remembers in this tab to follow the topic when the reader has signed in and returns to `path`. */
export function wishToFollow(wish: Wish): void {
  isTaken = false;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // Storage is forbidden: the button can be pressed again after sign-in.
  }
}

/**
 * The follow that was wished for on this path, once a page. It stays stored until `dropWish`, so that it is not lost with the page. On any
 * other path it is dropped.
 */
export function takeWish(path: string): Wish | null {
  if (isTaken) return null;
  const wish = storedWish();
  isTaken = wish?.path === path;
  if (isTaken) return wish;
  dropWish();
  return null;
}

/** Forgets the wish: it was carried out or refused. */
export function dropWish(): void {
  isTaken = false;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

function storedWish(): Wish | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored === null ? null : (Wish.safeParse(JSON.parse(stored)).data ?? null);
  } catch {
    return null;
  }
}
