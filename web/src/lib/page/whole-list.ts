import { type RefObject, useEffect, useRef, useState } from 'react';

interface WholeList<T extends HTMLElement> {
  list: RefObject<T | null>;
  isWhole: boolean;
  showAll: () => void;
}

/**
 * A list of which at first only some entries are shown, and then all. The button that shows all is gone then, so the first link that
 * it brought takes the focus.
 */
export function useWholeList<T extends HTMLElement>(firstShown: number): WholeList<T> {
  const list = useRef<T>(null);
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    if (isWhole) list.current?.children[firstShown]?.querySelector('a')?.focus();
  }, [isWhole, firstShown]);
  return { list, isWhole, showAll: () => setIsWhole(true) };
}
