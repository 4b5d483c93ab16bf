/** A page that is being left is gone after this (ms). */
const LEFT_MS = 1_000;

/** Reports an error unless the page is left: that ends its calls, which is no error. Its timers end with it. */
export function reportUnlessLeft(error: unknown): void {
  setTimeout(() => reportError(error), LEFT_MS);
}
