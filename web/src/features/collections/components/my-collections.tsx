import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Collection, Topic } from '#contract';
import { Icon } from '../../../components/icon';
import { useToast } from '../../../components/toast';
import { pages } from '../../../lib/urls';
import { addTopic } from '../api/add-topic';
import { CollectionList } from './collection-list';
import { NewCollection } from './new-collection';

/** The reader's collections beside a topic, which can be added to them. */
export function MyCollections({ topic }: { topic: Topic }) {
  return (
    <>
      <CollectionList action={(collection) => <AddTopic collection={collection} topic={topic} />} />
      <NewCollection />
      <p className="meta">
        <Link to={pages.collections}>All my collections</Link>
      </p>
    </>
  );
}

function AddTopic({ collection, topic }: { collection: Collection; topic: Topic }) {
  const show = useToast();
  const [isPending, setIsPending] = useState(false);
  if (collection.topicIds.includes(topic.id)) {
    return (
      <span className="meta">
        <Icon name="check" size={14} /> Added
      </span>
    );
  }
  const add = async () => {
    if (isPending) return;
    setIsPending(true);
    try {
      await addTopic(collection.id, topic.id);
      show('Topic added');
    } catch {
      const text = 'Failed to add topic to collection. Please try again.';
      show({ title: 'Error', text, failed: true });
      setIsPending(false);
    }
  };
  return (
    <button
      type="button"
      className="button button-text"
      aria-label={`Add this topic to ${collection.name}`}
      aria-disabled={isPending}
      onClick={() => void add()}
    >
      Add topic
    </button>
  );
}
