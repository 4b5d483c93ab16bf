import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first control in the place when `what` changes: the control that was pressed has gone. */
export function useFocusFirst(what: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents have another first control
  useEffect(() => place.current?.querySelector<HTMLElement>('input, button')?.focus(), [what]);
  return place;
}
