import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The element that the address names. It is scrolled to and focused, even if it arrives after the page. */
export function useAnchor<T extends HTMLElement>(
  id: string,
): { anchor: RefObject<T | null>; isTarget: boolean } {
  const { hash, key } = useLocation();
  const anchor = useRef<T>(null);
  const isTarget = hash === `#${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: visiting the same address again changes the key
  useEffect(() => {
    if (!isTarget) return;
    anchor.current?.scrollIntoView();
    anchor.current?.focus({ preventScroll: true });
  }, [isTarget, key]);
  return { anchor, isTarget };
}
