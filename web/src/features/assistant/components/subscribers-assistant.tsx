import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { Spinner } from '../../../components/feedback/spinner';
import { useReader } from '../../account/api/use-reader';
import { AssistantPanel } from './assistant-panel';
import { LockedAssistant } from './locked-assistant';

const OpenAssistant = lazy(() => import('./open-assistant').then((it) => ({ default: it.OpenAssistant })));

/** The assistant on a topic's page: subscribers may ask, others learn what it is. */
export function SubscribersAssistant({ topicId }: { topicId: number }) {
  const { reader } = useReader();
  return (
    <AssistantPanel>
      {reader?.isSubscribed === true ? (
        <Suspense fallback={<Spinner label={t`Loading`} />}>
          <OpenAssistant topicId={topicId} page="topic" />
        </Suspense>
      ) : (
        <LockedAssistant topicId={topicId} />
      )}
    </AssistantPanel>
  );
}
