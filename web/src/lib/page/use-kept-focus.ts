import { type RefObject, useEffect, useRef } from 'react';

interface KeptFocus<T extends HTMLElement> {
  place: RefObject<T | null>;
  /** To be called before what has the focus is removed. */
  keep: () => void;
}

/**
 * Where the keyboard goes on after the focused row of a list was removed: at the row that took its place, or at the list
 * itself if the focus was outside its rows. The list has `tabIndex={-1}`.
 */
export function useKeptFocus<T extends HTMLElement>(): KeptFocus<T> {
  const place = useRef<T>(null);
  const row = useRef<number | null>(null);
  const rows = () => [...(place.current?.querySelectorAll('li') ?? [])];
  // After every render, because the rows disappear once the list is fetched again.
  useEffect(() => {
    if (row.current === null || document.activeElement !== document.body) return;
    const next = row.current < 0 ? undefined : (rows()[row.current] ?? rows().at(-1));
    row.current = null;
    (next?.querySelector<HTMLElement>('input:enabled, a, button:enabled') ?? place.current)?.focus({
      preventScroll: true,
    });
  });
  return {
    place,
    keep: () => {
      row.current = rows().findIndex((each) => each.contains(document.activeElement));
    },
  };
}
