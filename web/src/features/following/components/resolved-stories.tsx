import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { FOLLOWING_PAGE } from '#contract/reading';
import { Icon } from '../../../components/feedback/icon';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { PageSteps } from '../../../components/page-steps';
import { type FollowingFilter, useFollowing } from '../api/use-following';
import { FollowingRows, type FollowingRowsProps } from './following-rows';
import styles from './resolved-stories.module.css';

interface ResolvedStoriesProps extends Omit<FollowingRowsProps, 'follows'> {
  filter: FollowingFilter;
  count: number;
}

/** Resolved stories are folded; they are loaded once they are unfolded. */
export function ResolvedStories({ filter, count, ...rows }: ResolvedStoriesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [page, setPage] = usePageOf(filter);
  const { data: list, error, mutate } = useFollowing({ ...filter, status: 'resolved', page }, isOpen);
  return (
    <section className={styles.section} aria-label={t`Resolved stories`}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className={isOpen ? styles.open : styles.closed}>
          <Icon name="chevron" size={16} />
        </span>
        <Plural value={count} one="# resolved story" other="# resolved stories" />
      </button>
      {isOpen && list === undefined && error !== undefined && (
        <LoadFailed title={t`The resolved stories could not be loaded.`} onRetry={mutate} />
      )}
      {isOpen && list !== undefined && (
        <>
          <FollowingRows follows={list.follows} {...rows} />
          <PageSteps
            label={t`Pages of resolved stories`}
            page={page}
            pageCount={Math.max(1, Math.ceil(list.pagination.total / FOLLOWING_PAGE))}
            onGo={setPage}
          />
        </>
      )}
    </section>
  );
}

/** The page of the stories that this filter finds. Another filter starts at its first page. */
function usePageOf({ q, sort }: FollowingFilter): [number, (page: number) => void] {
  const found = `${sort} ${q}`;
  const [shown, setShown] = useState({ found, page: 1 });
  return [shown.found === found ? shown.page : 1, (page) => setShown({ found, page })];
}
