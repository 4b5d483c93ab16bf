import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NOT_OPERATIONAL, OPERATIONAL, type SystemCheck } from '#contract/desk';
import { momentLabel } from '#words/news-clock';
import { Spinner } from '../../../../components/feedback/spinner';
import { timeLabel } from '../../../../lib/dates';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { useSystemStatus } from '../../api/use-overview';
import styles from './overview.module.css';
import { UnreadAlerts } from './unread-alerts';

/** What works, and otherwise what does not and since when; and alerts that nobody has read. */
export function SystemStatus() {
  const { data, error } = useSystemStatus();
  return (
    <section aria-labelledby="system-status" className={styles.section}>
      <h2 id="system-status">
        <Trans>System Status</Trans>
      </h2>
      {data === undefined && error === undefined && <Spinner label={t`Checking the system`} />}
      {error !== undefined && <Check check={unreachable(error)} />}
      {error === undefined && data?.checks.map((check) => <Check key={check.name} check={check} />)}
      <UnreadAlerts />
    </section>
  );
}

function Check({ check: { name, problems } }: { check: SystemCheck }) {
  const works = problems.length === 0;
  return (
    <div className={styles.check}>
      <p className={styles.checkName}>
        <span>{said(name)}</span>
        <span className={works ? styles.works : styles.fails}>
          {said(works ? OPERATIONAL : NOT_OPERATIONAL)}
        </span>
      </p>
      {problems.map(({ text, since }) => (
        <p key={text} className="meta">
          {said(text)}
          {since !== null && (
            <>
              {' '}
              <Since at={since} />
            </>
          )}
        </p>
      ))}
    </div>
  );
}

function Since({ at }: { at: string }) {
  const time = timeLabel(at);
  return (
    <Trans>
      Since{' '}
      <time dateTime={at} title={momentLabel(at)}>
        {time}
      </time>
      .
    </Trans>
  );
}

/** The check itself failed, so the API does not work for this reader. */
function unreachable(error: unknown): SystemCheck {
  const text = serverMessage(error) ?? t`The server could not be reached.`;
  return { name: 'API', problems: [{ text, since: null }] };
}
