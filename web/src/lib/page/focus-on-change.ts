import { type RefObject, useEffect, useRef } from 'react';

/**
 * An element that takes the focus when `shown` changes by a link: what the link led to is elsewhere on the page, or the link is gone.
 * Buttons and other controls keep the focus.
 */
export function useFocusOnChange<T extends HTMLElement>(shown: string | number): RefObject<T | null> {
  const element = useRef<T>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement instanceof HTMLAnchorElement)
      element.current?.focus({ preventScroll: true });
  }, [shown]);
  return element;
}
