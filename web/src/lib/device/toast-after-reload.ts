import { z } from 'zod';

const Toast = z.object({
  title: z.string().optional(),
  text: z.string(),
  /** Drawn as a failure. */
  failed: z.boolean().optional(),
});
export type Toast = z.infer<typeof Toast>;

const KEY = 'toast';
let onThisPage: string | null = null;

/** Stores a message for the next page load in this tab. */
export function toastAfterReload(toast: Toast): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toast));
  } catch {
    // Storage is forbidden: the next page shows no message.
  }
}

/** The message that the previous page left, once. */
export function takeToast(): Toast | null {
  try {
    // In development React calls this twice; both calls must return the message.
    onThisPage ??= sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return onThisPage === null ? null : (Toast.safeParse(JSON.parse(onThisPage)).data ?? null);
  } catch {
    return null;
  }
}
