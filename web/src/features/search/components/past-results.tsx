import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SearchAnswer } from '#contract/search';
import { SEARCH_PAGE } from '#contract/site';
import { Callout } from '../../../components/feedback/callout';
import { TryAgain } from '../../../components/feedback/try-again';
import { numberLabel } from '../../../lib/language/numbers';

interface PastResultsProps {
  page: number;
  answer: SearchAnswer;
  onPage: (page: number) => void;
  onRetry: () => Promise<unknown>;
}

/** A page without results, although the search has some. If the total is a lower bound, nobody knows which page is the last. */
export function PastResults({ page, answer, onPage, onRetry }: PastResultsProps) {
  if (answer.totalIsLowerBound) {
    return (
      <Callout
        alert
        title={t`Page ${{ page: numberLabel(page) }} could not be reached.`}
        hint={t`The search stopped early. There may be more results.`}
      >
        <TryAgain onRetry={onRetry} />
        <button type="button" className="button" onClick={() => onPage(1)}>
          <Trans>Go to the first page</Trans>
        </button>
      </Callout>
    );
  }
  const last = Math.ceil(answer.totalCount / SEARCH_PAGE);
  return (
    <Callout title={t`Page ${{ page: numberLabel(last) }} is the last page of results.`}>
      <button type="button" className="button" onClick={() => onPage(last)}>
        <Trans>Go to the last page</Trans>
      </button>
    </Callout>
  );
}
