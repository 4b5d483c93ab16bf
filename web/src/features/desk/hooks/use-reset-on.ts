import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows a new stored value in the inputs of a form instead of what was typed. The form stays, with the keyboard's focus in it. A select
 * needs the value as its key, too, because it keeps the option that it was first shown with.
 * @param keeps true while what was typed stays whatever is stored
 */
export function useResetOn(
  form: RefObject<HTMLFormElement | null>,
  value: string | null,
  keeps?: RefObject<boolean>,
): void {
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (!keeps?.current) form.current?.reset();
  }, [form, value, keeps]);
}
