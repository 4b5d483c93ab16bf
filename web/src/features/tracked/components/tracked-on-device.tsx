import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { DEVICE_IDS_MOST } from '#contract/reading';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { IconButton } from '../../../components/icon-button';
import { RelativeTime } from '../../../components/relative-time';
import { RowFacts, RowHeadline } from '../../../components/row-headline';
import { SignInLink } from '../../../components/sign-in-link';
import { StatusBadge } from '../../../components/story/status-badge';
import { setTracked, useTrackedIds } from '../../../lib/device/tracked-stories';
import { numberLabel } from '../../../lib/language/numbers';
import { cardAttributes } from '../../../lib/page/cards';
import { useKeptFocus } from '../../../lib/page/use-kept-focus';
import { pages } from '../../../lib/urls';
import { useDeviceTopics } from '../api/use-device-topics';
import styles from './tracked-on-device.module.css';

/** The stories that a visitor tracks, kept on this device until sign-in. Those tracked last come first. */
export function TrackedOnDevice({ isEmptyShown = true }: { isEmptyShown?: boolean }) {
  const ids = useTrackedIds();
  if (ids.length === 0) {
    if (!isEmptyShown) return null;
    return (
      <Callout
        title={t`No tracked stories on this device`}
        hint={t`Track a story without an account: it is kept in this browser. Sign in to follow your stories everywhere.`}
      >
        <Link to={pages.discover()} className="button button-primary">
          <Trans>Discover topics</Trans>
        </Link>
        <SignInLink className="button" />
      </Callout>
    );
  }
  return <Stories ids={ids.toReversed().slice(0, DEVICE_IDS_MOST)} total={ids.length} />;
}

function Stories({ ids, total }: { ids: readonly number[]; total: number }) {
  const { data: topics, error, mutate } = useDeviceTopics(ids);
  const { place, keep } = useKeptFocus<HTMLUListElement>();
  return (
    <>
      <div className={styles.head}>
        <h2>
          <Trans>On this device</Trans>
        </h2>
        <p>
          <Trans>
            <Plural value={total} one="# story" other="# stories" />, kept in this browser only. When you sign
            in, they move to your account, and you can be notified.
          </Trans>
          {total > DEVICE_IDS_MOST && (
            <>
              {' '}
              <Trans>The newest {{ count: numberLabel(DEVICE_IDS_MOST) }} are listed.</Trans>
            </>
          )}
        </p>
        <SignInLink className="button button-primary" />
      </div>
      {topics === undefined && error === undefined && <span className={`bone ${styles.bone}`} />}
      {topics === undefined && error !== undefined && (
        <LoadFailed title={t`Your tracked stories could not be loaded.`} onRetry={mutate} />
      )}
      <ul ref={place} tabIndex={-1} className={styles.list}>
        {topics
          ?.filter(({ id }) => ids.includes(id))
          .map((topic) => (
            <li key={topic.id} className={styles.row}>
              <article {...cardAttributes({ topicId: topic.id })} aria-labelledby={`device-${topic.id}`}>
                <RowHeadline
                  id={`device-${topic.id}`}
                  level="h3"
                  to={pages.topic(topic.slug)}
                  language={topic.language}
                >
                  {topic.name}
                </RowHeadline>
                <RowFacts>
                  <StatusBadge status={topic.status} />
                  <span>
                    <Trans>
                      last report <RelativeTime at={topic.lastReportedAt} />
                    </Trans>
                  </span>
                </RowFacts>
              </article>
              <IconButton
                icon="close"
                label={t`Stop tracking ${{ name: topic.name }}`}
                onPress={() => {
                  keep();
                  setTracked(topic.id, false);
                }}
              />
            </li>
          ))}
      </ul>
    </>
  );
}
