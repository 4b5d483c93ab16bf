import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { type Category } from '#contract/reading';
import type { Topic } from '#contract/stories';
import { MESSAGES } from '#words/site';
import { Icon } from '../../../components/feedback/icon';
import { followersLabel } from '../../../lib/followers';
import { numberLabel } from '../../../lib/language/numbers';
import { said } from '../../../lib/language/said';
import { pages } from '../../../lib/urls';
import { useCategories } from '../../categories/api/use-categories';
import { useTopicsToFollow } from '../api/use-topics-to-follow';
import { useUserTopics } from '../api/use-user-topics';
import styles from './following.module.css';

/** The page Following has the full list. */
const SHOWN = 8;
const SUGGESTED = 3;

/** The sidebar's list of followed topics, for signed-in readers. */
export function Following() {
  const { data: follows, error } = useUserTopics(true);
  return (
    <section aria-labelledby="following-title">
      <div className={styles.head}>
        <h2 id="following-title" className={styles.title}>
          <Trans>Following</Trans>
        </h2>
        <Link to={pages.discover()} className={styles.all} aria-label={t`See all topics`}>
          <Trans>See All</Trans>
        </Link>
      </div>
      {follows === undefined && error === undefined && <span className={`bone ${styles.bone}`} />}
      {follows === undefined && error !== undefined && (
        <p className="meta">
          <Trans>The topics you follow could not be loaded.</Trans>
        </p>
      )}
      {follows?.length === 0 && <NothingFollowed />}
      {follows !== undefined && <TopicLinks topics={follows.slice(0, SHOWN).map(({ topic }) => topic)} />}
      {follows !== undefined && follows.length > 0 && (
        <Link to={pages.following} className={styles.discover}>
          <Trans>All stories you follow</Trans>
        </Link>
      )}
    </section>
  );
}

function NothingFollowed() {
  const { data: suggestions } = useTopicsToFollow(true);
  return (
    <>
      <p className="meta">{MESSAGES.followingEmpty}</p>
      <Link to={pages.discover()} className={styles.discover}>
        <Trans>Discover topics</Trans>
      </Link>
      {suggestions !== undefined && suggestions.length > 0 && (
        <>
          <h3 className={styles.title}>
            <Trans>Topics to follow</Trans>
          </h3>
          <TopicLinks topics={suggestions.slice(0, SUGGESTED)} />
        </>
      )}
    </>
  );
}

function TopicLinks({ topics }: { topics: readonly Topic[] }) {
  const { data: categories } = useCategories();
  return (
    <ul>
      {topics.map((topic) => (
        <li key={topic.id}>
          <Link to={pages.topic(topic.slug)} className={styles.link}>
            <Dot category={categories?.find(({ id }) => id === topic.categoryId)} />
            <span className={styles.name} lang={topic.language}>
              {topic.label ?? topic.name}
            </span>
            <span className={styles.count} title={t`Followers`}>
              <Icon name="people" size={14} />
              <span aria-hidden="true">{numberLabel(topic.followerCount)}</span>
              <span className="visually-hidden">{followersLabel(topic.followerCount)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Dot({ category }: { category: Category | undefined }) {
  return (
    <span className={`${styles.dot} ${category?.colorClass ?? ''}`} title={category && said(category.name)} />
  );
}
