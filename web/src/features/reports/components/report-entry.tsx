import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Report, ReportTarget } from '#contract/community';
import { REPORT_STATE_LABELS, REPORT_TYPE_LABELS } from '#words/community';
import { momentLabel } from '#words/news-clock';
import { dayLabel } from '../../../lib/dates';
import { pages } from '../../../lib/urls';
import styles from './report-list.module.css';

/** A report, its state, and what the editor said. */
export function ReportEntry({ report }: { report: Report }) {
  const title = useId();
  const { subjectName, language, target, trackingId, type, state, text, links, note, createdAt, decidedAt } =
    report;
  return (
    <article aria-labelledby={title} className={styles.entry}>
      <h2 id={title} className={styles.name} lang={language ?? undefined}>
        {target === null ? subjectName : <Link to={addressOf(target)}>{subjectName}</Link>}
      </h2>
      <p className={`meta ${styles.meta}`}>
        <span className={`${styles.state} ${styles[state] ?? ''}`}>{REPORT_STATE_LABELS[state]}</span>
        <span>{REPORT_TYPE_LABELS[type]}</span>
        <span>{trackingId}</span>
        <span>
          <Trans>
            sent <Day at={createdAt} />
          </Trans>
        </span>
        {decidedAt !== null && (
          <span>
            <Trans>
              decided <Day at={decidedAt} />
            </Trans>
          </span>
        )}
      </p>
      <p className={styles.text}>{text}</p>
      {links.length > 0 && (
        <ul aria-label={t`Evidence`} className={styles.links}>
          {links.map((link) => (
            <li key={link}>
              <a href={link} target="_blank" rel="noreferrer nofollow ugc">
                {link}
                <span className="visually-hidden">
                  {' '}
                  <Trans>(opens in a new tab)</Trans>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {note !== '' && (
        <p className={styles.note}>
          <span className="visually-hidden">
            <Trans>The editor says:</Trans>{' '}
          </span>
          {note}
        </p>
      )}
    </article>
  );
}

function addressOf(target: ReportTarget): string {
  switch (target.kind) {
    case 'milestone':
      return pages.milestone(target.topic, target.id);
    case 'topic':
      return pages.topic(target.slug);
    case 'source':
      return pages.source(target.slug);
  }
}

/** Reports have the system's time, not that of the news. */
function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} title={momentLabel(at)}>
      {dayLabel(at, new Date())}
    </time>
  );
}
