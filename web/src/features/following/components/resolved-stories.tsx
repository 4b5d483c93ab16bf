import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from '../../../components/feedback/icon';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { numberLabel } from '../../../lib/language/numbers';
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
  const [page, setPage] = useState(1);
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
          {list.pagination.total > page * list.pagination.limit && (
            <button type="button" className="button" onClick={() => setPage(page + 1)}>
              <Trans>Next {{ count: numberLabel(list.pagination.limit) }}</Trans>
            </button>
          )}
          {page > 1 && (
            <button type="button" className="button" onClick={() => setPage(page - 1)}>
              <Trans>Previous {{ count: numberLabel(list.pagination.limit) }}</Trans>
            </button>
          )}
        </>
      )}
    </section>
  );
}
