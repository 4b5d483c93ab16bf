import { useEffect, useRef, useState } from 'react';
import { useSettled } from '../settled-value';

/** How long after the last key press a search is sent (ms). */
const PAUSE_MS = 250;

/**
 * The text of a search box without a button, and how to change it. What was typed goes into the address after a pause, and the text follows
 * the address if a link or Back changes that.
 */
export function useSearchText(
  inAddress: string,
  put: (q: string) => void,
): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(inAddress);
  const typed = useSettled(text.trim(), PAUSE_MS);
  const sent = useRef(inAddress);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed goes into the address
  useEffect(() => {
    sent.current = typed;
    if (typed !== inAddress) put(typed);
  }, [typed]);
  useEffect(() => {
    if (inAddress === sent.current) return;
    sent.current = inAddress;
    setText(inAddress);
  }, [inAddress]);
  return [text, setText];
}
