import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The place in a page that its address names: what arrives after the page is scrolled to, and has the focus. */
export function useAnchor<T extends HTMLElement>(
  id: string,
): { anchor: RefObject<T | null>; isTarget: boolean } {
  const { hash, key } = useLocation();
  const anchor = useRef<T>(null);
  const isTarget = hash === `#${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address visited again has another key
  useEffect(() => {
    if (!isTarget) return;
    anchor.current?.scrollIntoView();
    anchor.current?.focus({ preventScroll: true });
  }, [isTarget, key]);
  return { anchor, isTarget };
}
