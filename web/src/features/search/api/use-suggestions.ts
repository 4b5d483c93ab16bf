import { useEffect, useState } from 'react';
import { Suggestions } from '#contract/search';
import { getJson } from '../../../lib/http';
import { useSettled } from '../../../lib/settled-value';
import { calls } from '../../../lib/urls';

const PAUSE_MS = 120;
const NONE: Suggestions = { stories: [], sources: [] };

/** Suggestions for what the reader types, after a short pause. A newer text aborts the call for an older one. */
export function useSuggestions(text: string): Suggestions {
  const q = useSettled(text.trim(), PAUSE_MS);
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (q === '') {
      setFound(NONE);
      return;
    }
    const newer = new AbortController();
    getJson(calls.suggestions(q), Suggestions, newer.signal)
      .then(setFound)
      // Search itself works without suggestions, and reports its own failures.
      .catch(() => !newer.signal.aborted && setFound(NONE));
    return () => newer.abort();
  }, [q]);
  return found;
}
