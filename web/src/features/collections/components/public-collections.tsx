import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router-dom';
import { PUBLIC_COLLECTIONS_PAGE, type PublicCollection } from '#contract/community';
import { momentLabel } from '#words/news-clock';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { PageLinks } from '../../../components/page-links';
import { Repeated } from '../../../components/repeated';
import { dayLabel } from '../../../lib/dates';
import { numberLabel } from '../../../lib/language/numbers';
import { useFocusOnChange } from '../../../lib/page/focus-on-change';
import { pages } from '../../../lib/urls';
import { usePublicCollections } from '../api/use-public-collections';
import styles from './public-collections.module.css';

/** The directory of public collections. The address holds the page. */
export function PublicCollections() {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.min(100, Number.parseInt(params.get('page') ?? '1', 10) || 1));
  const { data, error, mutate } = usePublicCollections(page);
  const list = useFocusOnChange<HTMLUListElement>(page);
  if (data === undefined && error !== undefined) {
    return <LoadFailed title={t`The collections could not be loaded.`} onRetry={mutate} />;
  }
  if (data === undefined) return <Skeleton />;
  const { entries, total } = data;
  if (entries.length === 0) {
    return (
      <Callout title={total === 0 ? t`No public collections yet.` : t`This page has no collections.`}>
        <Link to={total === 0 ? pages.collections : pages.publicCollections} className="button">
          {total === 0 ? t`My Collections` : t`Go to the first page`}
        </Link>
      </Callout>
    );
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {entries.map((collection) => (
          <li key={collection.id}>
            <Entry collection={collection} />
          </li>
        ))}
      </ul>
      <PageLinks
        label={t`Pages of collections`}
        page={page}
        pageCount={Math.ceil(total / PUBLIC_COLLECTIONS_PAGE)}
        hrefOf={(to) => ({ search: to > 1 ? `page=${to}` : '' })}
      />
    </>
  );
}

function Entry({ collection }: { collection: PublicCollection }) {
  const { id, name, owner, description, topicCount, topics, updatedAt } = collection;
  const more = topicCount - topics.length;
  const day = dayLabel(updatedAt, new Date());
  return (
    <article aria-labelledby={`collection-${id}`} className={styles.entry}>
      <h2 id={`collection-${id}`} className={styles.name}>
        <Link to={pages.collection(id)}>{name}</Link>
      </h2>
      <p className={`meta ${styles.meta}`}>
        <span>
          <Trans>collected by {owner}</Trans>
        </span>
        <span>
          <Plural value={topicCount} one="# topic" other="# topics" />
        </span>
        <span>
          <Trans>
            updated{' '}
            <time dateTime={updatedAt} title={momentLabel(updatedAt)}>
              {day}
            </time>
          </Trans>
        </span>
      </p>
      {description !== null && <p className={styles.description}>{description}</p>}
      <ul aria-label={t`Topics in ${name}`} className={styles.topics}>
        {topics.map((topic) => (
          <li key={topic.slug}>
            <Link to={pages.topic(topic.slug)} lang={topic.language}>
              {topic.name}
            </Link>
          </li>
        ))}
        {more > 0 && (
          <li className="meta">
            <Trans>and {{ count: numberLabel(more) }} more</Trans>
          </li>
        )}
      </ul>
    </article>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">
        <Trans>Loading collections</Trans>
      </span>
      <Repeated times={4}>
        <span className={`bone ${styles.bone}`} />
      </Repeated>
    </div>
  );
}
