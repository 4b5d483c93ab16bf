import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CollectionPage } from '#contract/reading';
import { Callout } from '../../../components/feedback/callout';
import { Icon } from '../../../components/feedback/icon';
import { pages } from '../../../lib/urls';
import { CollectionActions } from './collection-actions';
import { CollectionTopic } from './collection-topic';
import styles from './collection-view.module.css';

interface CollectionViewProps {
  collection: CollectionPage;
  /** Called after a change. */
  onChanged: () => void;
}

/** A collection: editable for its owner, read-only for others if public. */
export function CollectionView({ collection, onChanged }: CollectionViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { name, owner, isOwner, isPrivate, description, topics } = collection;
  return (
    <>
      <Link to={isOwner ? pages.collections : pages.publicCollections} className={styles.back}>
        <Icon name="back" size={16} />
        {isOwner ? t`My Collections` : t`Public Collections`}
      </Link>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {name}
      </h1>
      <p className={`meta ${styles.meta}`}>
        <span>{isPrivate ? t`Private: only you can see it` : t`Public`}</span>
        <span>{isOwner ? t`your collection` : t`collected by ${owner}`}</span>
        <span>
          <Plural value={{ count: topics.length }} one="# topic" other="# topics" />
        </span>
      </p>
      {description !== null && <p className={styles.description}>{description}</p>}
      <CollectionActions collection={collection} onChanged={onChanged} />
      {topics.length === 0 && (
        <Callout
          title={t`No topics in this collection yet`}
          hint={isOwner ? t`Follow a topic, then add it under My Collections on its page.` : undefined}
        >
          <Link to={pages.discover()} className="button button-primary">
            <Trans>Discover topics</Trans>
          </Link>
        </Callout>
      )}
      <ul className={styles.topics}>
        {topics.map((topic) => (
          <li key={topic.id} className={styles.topic}>
            <CollectionTopic
              topic={topic}
              collectionId={isOwner ? collection.id : null}
              onRemoved={() => {
                // The button disappears with its topic.
                title.current?.focus();
                onChanged();
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
