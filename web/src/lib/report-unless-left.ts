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

/** Reports an error, unless the page is left: after `pagehide` its calls end without an answer, which is no error. */
export function reportUnlessLeft(error: unknown): void {
  if (!isLeft) reportError(error);
}
