import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import useSWR from 'swr';
import { Milestones } from '#contract/timeline';
import { MESSAGES } from '#words/site';
import { LoadFailed } from '../../../../../components/feedback/load-failed';
import { Spinner } from '../../../../../components/feedback/spinner';
import { getJson } from '../../../../../lib/http';
import { calls } from '../../../../../lib/urls';
import { Timeline } from '../../../../timeline/components/timeline';
import styles from '../stories.module.css';

/** The timeline of a story as readers see it at the moment. Each milestone is edited on its own. */
export function PreviewTimeline({ topicId }: { topicId: number }) {
  const { data, error, mutate } = useSWR(
    calls.topicMilestones(topicId),
    (url: string) => getJson(url, Milestones),
    { revalidateIfStale: true },
  );
  return (
    <section aria-label={t`Timeline`} className={styles.previewTimeline}>
      <h3 className={styles.partTitle}>
        <Trans>Timeline</Trans>
      </h3>
      {error !== undefined && <LoadFailed title={t`The timeline could not be loaded.`} onRetry={mutate} />}
      {data === undefined && error === undefined && <Spinner label={t`Loading the timeline`} />}
      {data?.length === 0 && <p className="meta">{MESSAGES.milestonesEmpty}</p>}
      {data !== undefined && data.length > 0 && <Timeline milestones={data} isFolded hasOrigins={false} />}
    </section>
  );
}
