import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Collection } from '#contract/reading';
import type { Topic } from '#contract/stories';
import { Icon } from '../../../components/feedback/icon';
import { useToast } from '../../../components/feedback/toast';
import { pages } from '../../../lib/urls';
import { addTopic } from '../api/add-topic';
import { CollectionList } from './collection-list';
import styles from './my-collections.module.css';
import { NewCollection } from './new-collection';

/** The reader's collections, each with a button that adds this topic. */
export function MyCollections({ topic }: { topic: Topic }) {
  return (
    <>
      <CollectionList action={(collection) => <AddTopic collection={collection} topic={topic} />} />
      <NewCollection />
      <p className={`meta ${styles.all}`}>
        <Link to={pages.collections}>
          <Trans>All my collections</Trans>
        </Link>
      </p>
    </>
  );
}

function AddTopic({ collection, topic }: { collection: Collection; topic: Topic }) {
  const show = useToast();
  const [isPending, setIsPending] = useState(false);
  const isAdded = collection.topicIds.includes(topic.id);
  const add = async () => {
    if (isPending || isAdded) return;
    setIsPending(true);
    try {
      await addTopic(collection.id, topic.id);
      show(t`Topic added`);
    } catch {
      const text = t`Failed to add topic to collection. Please try again.`;
      show({ title: t`Error`, text, failed: true });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <button
      type="button"
      className="button button-text"
      aria-label={
        isAdded ? t`Added to ${{ name: collection.name }}` : t`Add this topic to ${{ name: collection.name }}`
      }
      aria-disabled={isPending || isAdded}
      onClick={() => void add()}
    >
      {isAdded && <Icon name="check" size={14} />}
      {isAdded ? t`Added` : t`Add topic`}
    </button>
  );
}
