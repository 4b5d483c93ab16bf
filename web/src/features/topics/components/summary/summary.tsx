import { t } from '@lingui/core/macro';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { useTopicSummary } from '../../api/use-topic-summary';
import { SummaryParts } from './summary-parts';

/** The summary of a story, for subscribers. */
export function Summary({ topicId }: { topicId: number }) {
  const { summary, error, retry } = useTopicSummary(topicId, true);
  if (summary !== undefined) return <SummaryParts summary={summary} />;
  if (error === undefined) return <p role="status">{t`Loading the summary…`}</p>;
  return <LoadFailed title={t`The summary could not be loaded.`} onRetry={retry} />;
}
