import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Topic } from '#contract/stories';
import { useToast } from '../../../components/feedback/toast';
import { IconButton } from '../../../components/icon-button';
import { RelativeTime } from '../../../components/relative-time';
import { RowFacts, RowHeadline } from '../../../components/row-headline';
import { StatusBadge } from '../../../components/story/status-badge';
import { cardAttributes } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';
import { removeTopic } from '../api/remove-topic';
import styles from './collection-topic.module.css';

interface CollectionTopicProps {
  topic: Topic;
  /** The reader's own collection, from which the topic can be removed. */
  collectionId: number | null;
  onRemoved: () => void;
}

export function CollectionTopic({ topic, collectionId, onRemoved }: CollectionTopicProps) {
  const show = useToast();
  const [isPending, setIsPending] = useState(false);
  const remove = async (from: number) => {
    if (isPending) return;
    setIsPending(true);
    try {
      await removeTopic(from, topic.id);
      onRemoved();
      show(t`Topic removed`);
    } catch {
      show({ title: t`Error`, text: t`Failed to remove the topic. Please try again.`, failed: true });
      setIsPending(false);
    }
  };
  return (
    <>
      <div {...cardAttributes({ topicId: topic.id })} className={styles.words}>
        <RowHeadline level="h2" to={pages.topic(topic.slug)} language={topic.language}>
          {topic.name}
        </RowHeadline>
        <RowFacts>
          <StatusBadge status={topic.status} />
          <span>
            <Trans>
              last report <RelativeTime at={topic.lastReportedAt} />
            </Trans>
          </span>
          <span>
            <Plural value={{ count: topic.articleCount }} one="# article" other="# articles" />
          </span>
        </RowFacts>
      </div>
      {collectionId !== null && (
        <IconButton
          icon="close"
          label={t`Remove ${{ name: topic.name }}`}
          disabled={isPending}
          onPress={() => void remove(collectionId)}
        />
      )}
    </>
  );
}
