import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SessionView } from '#contract/accounts';
import { momentLabel } from '#words/news-clock';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { useToast } from '../../../../components/feedback/toast';
import { dayLabel } from '../../../../lib/dates';
import { serverMessage } from '../../../../lib/http';
import { useKeptFocus } from '../../../../lib/page/use-kept-focus';
import { endOtherSessions, endSession } from '../../api/end-sessions';
import { useSessions } from '../../api/use-sessions';
import { deviceWords } from '../../hooks/device-words';
import { Section } from './section';
import styles from './session-list.module.css';

/** Where the reader is signed in. One or all other sessions can be ended. */
export function SessionList() {
  const { data: sessions, error, mutate } = useSessions();
  const show = useToast();
  const { place, keep } = useKeptFocus<HTMLUListElement>();
  const end = async (call: () => Promise<void>, done: string) => {
    keep();
    try {
      await call();
      show(done);
    } catch (failure) {
      const text = serverMessage(failure) ?? t`The session could not be ended. Please try again.`;
      show({ title: t`Error`, text, failed: true });
    }
    await mutate();
  };
  return (
    <Section title={t`Where you are signed in`}>
      {sessions === undefined && error === undefined && <span className={`bone ${styles.bone}`} />}
      {sessions === undefined && error !== undefined && (
        <LoadFailed title={t`Your sessions could not be loaded.`} onRetry={mutate} />
      )}
      <ul ref={place} tabIndex={-1}>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() =>
              void end(
                () => endSession(session.id),
                t`Signed out on ${{ device: deviceWords(session.device) }}.`,
              )
            }
          />
        ))}
      </ul>
      {sessions !== undefined && sessions.length > 1 && (
        <button
          type="button"
          className={`button ${styles.all}`}
          onClick={() => void end(endOtherSessions, t`Signed out everywhere else.`)}
        >
          <Trans>Sign out everywhere else</Trans>
        </button>
      )}
    </Section>
  );
}

function SessionRow({ session, onEnd }: { session: SessionView; onEnd: () => void }) {
  const now = new Date();
  const { kind, createdAt, lastSeenAt, isCurrent } = session;
  const device = deviceWords(session.device);
  const signedIn = dayLabel(createdAt, now);
  const lastSeen = dayLabel(lastSeenAt, now);
  return (
    <li className={styles.row}>
      <div>
        <p>
          {kind === 'token' ? t`${device} (API token)` : device}
          {isCurrent && (
            <strong className={styles.current}>
              <Trans>This device</Trans>
            </strong>
          )}
        </p>
        <p className="meta">
          <Trans>
            Signed in on <time dateTime={createdAt}>{signedIn}</time>, last seen{' '}
            <time dateTime={lastSeenAt} title={momentLabel(lastSeenAt)}>
              {lastSeen}
            </time>
          </Trans>
        </p>
      </div>
      {!isCurrent && (
        <button
          type="button"
          className="button"
          aria-label={t`Sign out ${device}, signed in on ${signedIn}`}
          onClick={onEnd}
        >
          <Trans>Sign out</Trans>
        </button>
      )}
    </li>
  );
}
