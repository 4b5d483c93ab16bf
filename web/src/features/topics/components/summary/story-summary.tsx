import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { PREMIUM_PRICE_USD } from '#contract/site';
import { numberLabel } from '../../../../lib/language/numbers';
import { pages } from '../../../../lib/urls';
import { useReader } from '../../../account/api/use-reader';
import styles from './story-summary.module.css';

const Summary = lazy(() => import('./summary').then((it) => ({ default: it.Summary })));

/** The story in cited sentences, folded so that the timeline stays near. Free readers learn what it is. */
export function StorySummary({ topicId }: { topicId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { reader, isResolving } = useReader();
  const isSubscribed = reader?.isSubscribed ?? false;
  return (
    <details
      className={styles.summary}
      data-print="no"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.title}>
        {t`Summary`}{' '}
        <span className={styles.what}>{t`where it stands, how it came to this, what is disputed`}</span>
      </summary>
      {isOpen && !isResolving && !isSubscribed && <Offer />}
      {isOpen && isSubscribed && (
        <Suspense fallback={<p role="status">{t`Loading the summary…`}</p>}>
          <Summary topicId={topicId} />
        </Suspense>
      )}
    </details>
  );
}

function Offer() {
  return (
    <div className={styles.offer}>
      <p>
        <Trans>
          A summary tells the story in a few sentences of its own articles, each with its outlet and day:
          where it stands, how it came to this, and in what the reports contradict each other. It is part of
          Premium, for ${{ price: numberLabel(PREMIUM_PRICE_USD) }} a month.
        </Trans>
      </p>
      <Link to={pages.subscription} className="button">
        {t`Compare the plans`}
      </Link>
    </div>
  );
}
