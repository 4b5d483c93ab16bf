import { t } from '@lingui/core/macro';
import { Callout } from '../../../../components/feedback/callout';
import { useTopicSummary } from '../../api/use-topic-summary';
import { SummaryParts } from './summary-parts';

/** The summary of a story, for subscribers. */
export function Summary({ topicId }: { topicId: number }) {
  const { summary, error, retry } = useTopicSummary(topicId, true);
  if (summary !== undefined) return <SummaryParts summary={summary} />;
  if (error === undefined) return <p role="status">{t`Loading the summary…`}</p>;
  return (
    <Callout alert title={t`The summary could not be loaded.`}>
      <button type="button" className="button" onClick={retry}>
        {t`Try Again`}
      </button>
    </Callout>
  );
}
