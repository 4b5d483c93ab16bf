import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Category, LatestUpdate } from '#contract/reading';
import { SKELETONS } from '#contract/site';
import { updateWords } from '#words/reading';
import { MESSAGES } from '#words/site';
import { TryAgain } from '../../../components/feedback/try-again';
import { RelativeTime } from '../../../components/relative-time';
import { Repeated } from '../../../components/repeated';
import { SignInLink } from '../../../components/sign-in-link';
import { pages } from '../../../lib/urls';
import { useReader } from '../../account/api/use-reader';
import { useCategories } from '../../categories/api/use-categories';
import { useLatestUpdates } from '../../tracked/api/use-latest-updates';
import styles from './followed-stories.module.css';

/** What is new in the stories that a reader follows. */
export function FollowedStories() {
  const { reader, isResolving } = useReader();
  const isSignedOut = reader === null && !isResolving;
  return (
    <section
      aria-labelledby="followed-title"
      className={`${styles.followed} ${isSignedOut ? styles.short : ''}`}
    >
      <h2 id="followed-title" className={styles.title}>
        {t`Followed Stories`}
      </h2>
      {isResolving && <Skeleton />}
      {isSignedOut && (
        <>
          <p className={styles.text}>{MESSAGES.followedSignedOut}</p>
          <SignInLink className="button" />
        </>
      )}
      {reader !== null && <Updates />}
    </section>
  );
}

function Updates() {
  const { data: updates, error, mutate } = useLatestUpdates(true);
  const { data: categories } = useCategories();
  if (updates === undefined && error !== undefined) {
    return (
      <div role="alert" className={styles.state}>
        <p className={styles.text}>{t`Your followed stories could not be loaded.`}</p>
        <TryAgain onRetry={mutate} />
      </div>
    );
  }
  if (updates === undefined) return <Skeleton />;
  if (updates.length === 0) {
    return (
      <div className={styles.state}>
        <p>{MESSAGES.followedEmpty}</p>
        <p className={styles.text}>{MESSAGES.followedEmptyHint}</p>
        <Link to={pages.discover()} className="button">
          {t`Find Stories to Track`}
        </Link>
      </div>
    );
  }
  return (
    <ul className={styles.list}>
      {updates.map((update) => (
        <li key={update.id} className={styles.row}>
          <Update update={update} category={categories?.find(({ id }) => id === update.topic?.categoryId)} />
        </li>
      ))}
    </ul>
  );
}

interface UpdateProps {
  update: LatestUpdate;
  /** The topic's category; without one the dot has the primary colour. */
  category: Category | undefined;
}

function Update({ update, category }: UpdateProps) {
  const { slug, title, language, publishedAt } = update;
  const { topic, source } = updateWords(update);
  return (
    <>
      <p className={`meta ${styles.topic}`}>
        <span className={`${styles.dot} ${category?.colorClass ?? ''}`} aria-hidden="true" />
        <span className={styles.topicName} lang={update.topic === null ? undefined : language}>
          {topic}
        </span>
      </p>
      <Link to={pages.article(slug)} className={styles.link} lang={language}>
        {title}
      </Link>
      <p className={`meta ${styles.meta}`}>
        <span>{source}</span>
        <RelativeTime at={publishedAt} />
      </p>
    </>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true" className={styles.list}>
      <span className="visually-hidden">{t`Loading followed stories`}</span>
      <Repeated times={SKELETONS.followedStories}>
        <div className={styles.row}>
          <span className={`bone ${styles.bone}`} />
        </div>
      </Repeated>
    </div>
  );
}
