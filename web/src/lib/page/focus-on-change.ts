import { type RefObject, useEffect, useRef } from 'react';

/**
 * An element that takes the focus when `shown` changes by a link or button: what it led to is elsewhere on the page, or the link is gone.
 * Buttons and other controls that are still there keep the focus. `shown` is null while what changed is loading.
 */
export function useFocusOnChange<T extends HTMLElement>(shown: string | number | null): RefObject<T | null> {
  const element = useRef<T>(null);
  const before = useRef(shown);
  useEffect(() => {
    const was = before.current;
    if (shown === null || shown === was) return;
    before.current = shown;
    if (was === null) return;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement instanceof HTMLAnchorElement)
      element.current?.focus({ preventScroll: true });
  }, [shown]);
  return element;
}
