import { useRef, useState } from 'react';

/**
 * The targets chosen for a story, as the switches show them while changes are being saved. Changes are saved one after the other, each
 * with those before it, so quick ones do not undo each other.
 * @param saved as the server has them
 * @param save never rejects
 */
export function useChosenTargets(
  saved: readonly number[],
  save: (targetIds: number[], done: string) => Promise<void>,
) {
  const [pending, setPending] = useState<readonly number[] | null>(null);
  const wanted = useRef<readonly number[] | null>(null);
  const saves = useRef({ running: 0, last: Promise.resolve() });
  const change = (id: number, isChosen: boolean, done: string) => {
    const others = (wanted.current ?? saved).filter((other) => other !== id);
    const next = isChosen ? [...others, id] : others;
    const set = (ids: readonly number[] | null) => {
      wanted.current = ids;
      setPending(ids);
    };
    set(next);
    saves.current.running += 1;
    saves.current.last = saves.current.last
      .then(() => save(next, done))
      .then(() => {
        saves.current.running -= 1;
        if (saves.current.running === 0) set(null);
      });
  };
  return { chosen: pending ?? saved, change };
}
