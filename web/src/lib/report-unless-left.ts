/** Whether the browser is putting this page away. */
let isLeft = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    isLeft = true;
  });
  // It may come back as it was.
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
}

export const isPageLeft = (): boolean => isLeft;

/**
 * Reports an error, unless the page is left: after `pagehide` its calls end without an answer, which is no error. Nor is it one
 * without a connection, which the page says itself.
 */
export function reportUnlessLeft(error: unknown): void {
  if (!isLeft && !isUnconnected(error)) reportError(error);
}

/** Calls and code that cannot be fetched are `TypeError`s in all browsers. Vite has its own error for the styles of code. */
const isUnconnected = (error: unknown) =>
  !navigator.onLine &&
  (error instanceof TypeError ||
    (error instanceof Error && error.message.startsWith('Unable to preload CSS')));
