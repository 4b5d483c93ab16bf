import { useEffect, useState } from 'react';
import { REVIEW_ALIVE_EVERY_S } from '#contract/desk';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { claim, release } from '../../api/review-entries';

/**
 * Claims an open entry while it is shown, and releases it afterwards.
 * @returns why it cannot be claimed, or null
 */
export function useClaim(id: number | null): string | null {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    setProblem(null);
    if (id === null) return;
    let isLeft = false;
    const say = (words: string | null) => {
      if (!isLeft) setProblem(words);
    };
    const keep = () =>
      claim(id).then(
        () => say(null),
        (error: unknown) => {
          const message = serverMessage(error);
          say(message === null ? null : said(message));
        },
      );
    void keep();
    const timer = setInterval(keep, REVIEW_ALIVE_EVERY_S * 1000);
    // If this fails, the claim ends by itself.
    const leave = () => void release(id).catch(() => undefined);
    // A page that is closed or replaced unmounts nothing.
    window.addEventListener('pagehide', leave);
    return () => {
      isLeft = true;
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id]);
  return problem;
}
