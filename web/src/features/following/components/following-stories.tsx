import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FOLLOWING_PAGE, type FollowingList } from '#contract/reading';
import { MESSAGES } from '#words/site';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { PageSteps } from '../../../components/page-steps';
import { useKeptFocus } from '../../../lib/page/use-kept-focus';
import { pages } from '../../../lib/urls';
import { ChangeMany } from '../../follow/components/change-many';
import { useMute } from '../../follow/hooks/use-mute';
import { type FollowingFilter, useFollowing } from '../api/use-following';
import { useFollowingFilter } from '../hooks/use-following-filter';
import { useUnfollowing } from '../hooks/use-unfollowing';
import { FollowingBar } from './following-bar';
import { FollowingRows, type FollowingRowsProps } from './following-rows';
import styles from './following-stories.module.css';
import { FollowingTools } from './following-tools';
import { ResolvedStories } from './resolved-stories';

/** Every story that the reader follows: found, sorted, changed and unfollowed, one or many at a time. */
export function FollowingStories() {
  const [filter, change] = useFollowingFilter();
  const { data: list, error, mutate } = useFollowing(filter);
  if (list === undefined && error !== undefined) {
    return <LoadFailed title={t`The stories you follow could not be loaded.`} onRetry={mutate} />;
  }
  if (list === undefined) return <Skeleton />;
  const followsNothing = filter.q === '' && list.counts.open + list.counts.resolved === 0;
  return <Stories list={list} filter={filter} onChange={change} followsNothing={followsNothing} />;
}

interface StoriesProps {
  list: FollowingList;
  filter: FollowingFilter;
  onChange: (change: Partial<FollowingFilter>) => void;
  followsNothing: boolean;
}

function Stories({ list, filter, onChange, followsNothing }: StoriesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [changing, setChanging] = useState<readonly number[] | 'all' | null>(null);
  const unfollowing = useUnfollowing();
  const mute = useMute();
  const { place, keep } = useKeptFocus<HTMLDivElement>();
  const unfollow = async (ids: readonly number[]) => {
    keep();
    await unfollowing.unfollow(ids);
    setChosen(new Set());
  };
  const undo = () => {
    keep();
    void unfollowing.undo();
  };
  const total = list.counts.open + list.counts.resolved;
  const changeMute: FollowingRowsProps['onMute'] = (topicId, lasts) => {
    keep();
    return mute(topicId, lasts);
  };
  const rows = {
    chosen,
    onChoose: setChosen,
    onChange: setChanging,
    onUnfollow: unfollow,
    onMute: changeMute,
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <div role="status">
        {unfollowing.removed.length > 0 && (
          <p className={styles.undo}>
            {plural(
              { count: unfollowing.removed.length },
              { one: 'Story unfollowed.', other: '# stories unfollowed.' },
            )}
            <button type="button" className="button button-text" onClick={undo}>
              <Trans>Undo</Trans>
            </button>
          </p>
        )}
      </div>
      {followsNothing ? (
        <Callout title={MESSAGES.followingEmpty}>
          <Link to={pages.discover()} className="button button-primary">
            <Trans>Discover topics</Trans>
          </Link>
        </Callout>
      ) : (
        <>
          {list.openQuestions > 0 && (
            <p className="meta">
              <Plural
                value={{ count: list.openQuestions }}
                one="# open question about these stories"
                other="# open questions about these stories"
              />
            </p>
          )}
          <FollowingTools filter={filter} onChange={onChange} total={list.pagination.total} />
          <FollowingBar
            chosen={chosen}
            shown={list.follows.map(({ topic }) => topic.id)}
            onChoose={setChosen}
            onChange={setChanging}
            onUnfollow={unfollow}
          />
          {list.follows.length === 0 && <NoMatch filter={filter} resolved={list.counts.resolved} />}
          <FollowingRows follows={list.follows} {...rows} />
          <Pages list={list} page={filter.page} onPage={(page) => onChange({ page })} />
          {filter.status === 'open' && list.counts.resolved > 0 && (
            <ResolvedStories filter={filter} count={list.counts.resolved} {...rows} />
          )}
        </>
      )}
      {changing !== null && (
        <ChangeMany
          topics={changing}
          count={changing === 'all' ? total : changing.length}
          onClose={() => setChanging(null)}
          onDone={() => setChosen(new Set())}
        />
      )}
    </div>
  );
}

function NoMatch({ filter, resolved }: { filter: FollowingFilter; resolved: number }) {
  const onlyResolved = filter.status === 'open' && resolved > 0;
  return (
    <p className={styles.empty}>
      {onlyResolved ? t`All of these stories are resolved.` : t`No followed story matches.`}
    </p>
  );
}

interface PagesProps {
  list: FollowingList;
  page: number;
  onPage: (page: number) => void;
}

function Pages({ list, page, onPage }: PagesProps) {
  const count = Math.max(1, Math.ceil(list.pagination.total / FOLLOWING_PAGE));
  const go = (next: number) => {
    onPage(next);
    window.scrollTo({ top: 0 });
  };
  return <PageSteps label={t`Pages of followed stories`} page={page} pageCount={count} onGo={go} />;
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">
        <Trans>Loading the stories you follow</Trans>
      </span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <span key={key} className={`bone ${styles.bone}`} />
      ))}
    </div>
  );
}
