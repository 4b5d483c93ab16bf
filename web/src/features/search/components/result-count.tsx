import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SearchAnswer } from '#contract/search';
import { numberLabel } from '../../../lib/language/numbers';
import styles from './search-results.module.css';

interface ResultCountProps {
  q: string;
  answer: SearchAnswer;
  /** The place of the first article, from 1. */
  first: number;
}

/** Which results are shown, of how many. Screen readers announce it once for each page, not again when only the total changes. */
export function ResultCount({ q, answer, first }: ResultCountProps) {
  const { articles, totalCount, totalIsLowerBound } = answer;
  const [from, to] = [first, first + articles.length - 1].map((place) => numberLabel(place));
  const total = numberLabel(totalCount) + (totalIsLowerBound ? '+' : '');
  const isAnnounced = useIsFirstTotal(articles, total);
  // The key replaces the element. If only its role changed, the new text might still be announced.
  return (
    <p key={String(isAnnounced)} role={isAnnounced ? 'status' : undefined} className={`meta ${styles.count}`}>
      <Trans>
        Showing {from} to {to} of {total} results for “{q}”
      </Trans>
    </p>
  );
}

/** Whether this is the total with which these articles were first shown. */
function useIsFirstTotal(articles: SearchAnswer['articles'], total: string): boolean {
  const [shown, setShown] = useState({ articles, total });
  if (shown.articles === articles) return shown.total === total;
  setShown({ articles, total });
  return true;
}
