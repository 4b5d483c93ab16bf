import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { FOLLOWS_ANSWERED, type FollowedSource } from '#contract/reading';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { useToast } from '../../../components/feedback/toast';
import { IconButton } from '../../../components/icon-button';
import { SourceLink } from '../../../components/outlet/source-link';
import { followersLabel } from '../../../lib/followers';
import { serverMessage } from '../../../lib/http';
import { numberLabel } from '../../../lib/language/numbers';
import { useKeptFocus } from '../../../lib/page/use-kept-focus';
import { pages } from '../../../lib/urls';
import { followSourceAgain, useFollowedSources } from '../../sources/api/use-followed-sources';
import { SourceNoticeSwitch } from '../../sources/components/source-notice-switch';
import { FollowedSourcesOpml } from './followed-opml';
import styles from './followed-sources.module.css';

/** The sources that the reader follows, and the way to their articles in the news feed. */
export function FollowedSources() {
  const id = useId();
  const { data: sources, error, mutate } = useFollowedSources();
  const [last, setLast] = useState<FollowedSource | null>(null);
  const { place, keep } = useKeptFocus<HTMLElement>();
  const show = useToast();
  const change = async (source: FollowedSource, followed: boolean) => {
    keep();
    try {
      await followSourceAgain(source, followed);
      setLast(followed ? null : source);
      show(followed ? t`Source followed!` : t`Source unfollowed`);
    } catch (failure) {
      const title = followed ? t`Failed to follow source` : t`Failed to unfollow source`;
      show({ title, text: serverMessage(failure) ?? t`Please try again later`, failed: true });
    }
  };
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={id} className={styles.section}>
      <h2 id={id}>
        <Trans>Followed sources</Trans>
      </h2>
      <div role="status">
        {last !== null && (
          <p className={styles.undo}>
            <Trans>{{ name: last.name }} unfollowed.</Trans>
            <button type="button" className="button button-text" onClick={() => void change(last, true)}>
              <Trans>Undo</Trans>
            </button>
          </p>
        )}
      </div>
      {sources === undefined && error === undefined && <span className={`bone ${styles.bone}`} />}
      {sources === undefined && error !== undefined && (
        <LoadFailed title={t`The sources you follow could not be loaded.`} onRetry={mutate} />
      )}
      {sources?.length === 0 && (
        <p className="meta">
          <Trans>
            You follow no sources yet. Open a source's page, or see{' '}
            <Link to={pages.favoriteSources}>the sources that most readers follow</Link>.
          </Trans>
        </p>
      )}
      {sources !== undefined && sources.length > 0 && (
        <>
          <p className={styles.feed}>
            <Link to={pages.followedSourcesFeed} className="button">
              <Trans>Their newest articles</Trans>
            </Link>
          </p>
          <Sources sources={sources} onUnfollow={(source) => void change(source, false)} />
        </>
      )}
      {sources !== undefined && <FollowedSourcesOpml followsAny={sources.length > 0} />}
    </section>
  );
}

interface SourcesProps {
  sources: readonly FollowedSource[];
  onUnfollow: (source: FollowedSource) => void;
}

function Sources({ sources, onUnfollow }: SourcesProps) {
  return (
    <>
      <ul className={styles.list}>
        {sources.map((source) => (
          <li key={source.id} className={styles.row}>
            <span className={styles.name}>
              <SourceLink name={source.name} slug={source.slug} />
              <span className="meta">{followersLabel(source.followerCount)}</span>
            </span>
            <span className={styles.actions}>
              <SourceNoticeSwitch source={source} />
              <IconButton
                icon="close"
                label={t`Unfollow ${{ name: source.name }}`}
                onPress={() => onUnfollow(source)}
              />
            </span>
          </li>
        ))}
      </ul>
      {sources.length >= FOLLOWS_ANSWERED && (
        <p className="meta">
          <Trans>
            These are the first {{ count: numberLabel(FOLLOWS_ANSWERED) }} by name. Others can be unfollowed
            on their own pages.
          </Trans>
        </p>
      )}
    </>
  );
}
