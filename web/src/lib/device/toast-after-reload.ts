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

/** Keeps a message for the page that loads next in this tab. */
export function toastAfterReload(toast: Toast): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toast));
  } catch {
    // Storage is forbidden: the page that follows shows what was done without words.
  }
}

/** The message that the page before left, once. */
export function takeToast(): Toast | null {
  try {
    // Asked twice by one page in development, it is told twice.
    onThisPage ??= sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return onThisPage === null ? null : (Toast.safeParse(JSON.parse(onThisPage)).data ?? null);
  } catch {
    return null;
  }
}
