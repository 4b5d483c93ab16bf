import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ConfirmingOrigin, type MilestoneConfirmation } from '#contract/timeline';
import { UNRATED_DEFAULTS } from '#contract/trust';
import { levelWords } from '#words/timeline';
import { newsFeedBand } from '#words/trust';
import { SourceLink } from '../../../../components/outlet/source-link';
import { TrustBadge } from '../../../../components/outlet/trust-badge';
import { timeLabel } from '../../../../lib/dates';
import { pages } from '../../../../lib/urls';
import styles from './confirming-origins.module.css';

/** Why a milestone has its level: its origins in the order of their reports, each with its copies. */
export function ConfirmingOrigins({ confirmation }: { confirmation: MilestoneConfirmation }) {
  const { reason, origins, multipleAt, verifiedAt, retractedAt, dateFrom } = confirmation;
  return (
    <>
      <p>{levelWords(reason)}</p>
      <p className={`meta ${styles.dates}`}>
        {multipleAt !== null && (
          <span>
            <Trans>
              Second origin: <Moment at={multipleAt} />
            </Trans>
          </span>
        )}
        {verifiedAt !== null && (
          <span>
            <Trans>
              Third origin: <Moment at={verifiedAt} />
            </Trans>
          </span>
        )}
        {retractedAt !== null && (
          <span>
            <Trans>
              Retracted: <Moment at={retractedAt} />
            </Trans>
          </span>
        )}
        <span>
          {dateFrom === 'text' ? t`The articles state the date.` : t`The date is that of the first report.`}
        </span>
      </p>
      <ol className={styles.origins}>
        {origins.map((origin) => (
          <li key={origin.label} className={styles.origin}>
            <Origin origin={origin} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Origin({ origin }: { origin: ConfirmingOrigin }) {
  const { label, reportCount, outletCount, reports } = origin;
  const copies = reports.slice(1);
  const [first] = reports;
  return (
    <>
      <h3 className={styles.label}>{label}</h3>
      <p className="meta">
        {t`${plural(reportCount, { one: '# article', other: '# articles' })} in ${plural(outletCount, {
          one: '# outlet',
          other: '# outlets',
        })}`}
      </p>
      {first !== undefined && <Report report={first} />}
      {copies.length > 0 && (
        <details>
          <summary className={styles.summary}>
            {plural(
              { count: reportCount - 1 },
              { one: '# more article based on it', other: '# more articles based on it' },
            )}
          </summary>
          <ul className={styles.copies}>
            {copies.map((report) => (
              <li key={report.id}>
                <Report report={report} />
              </li>
            ))}
          </ul>
          {reportCount > reports.length && (
            <p className="meta">
              {t`The ${{ listed: reports.length }} earliest of ${reportCount} are listed.`}
            </p>
          )}
        </details>
      )}
    </>
  );
}

function Report({ report }: { report: ConfirmingOrigin['reports'][number] }): ReactNode {
  const { source, isCopy, slug, title, publishedAt } = report;
  return (
    <div className={styles.report}>
      <div className={styles.headline}>
        <Link to={pages.article(slug)} className={styles.link}>
          {title}
        </Link>
      </div>
      <p className={`meta ${styles.source}`}>
        <TrustBadge
          sourceName={source.name}
          credibilityScore={source.credibilityScore}
          trustRange={source.trustRange}
          unratedDefault={UNRATED_DEFAULTS.newsFeed}
          words={newsFeedBand}
        />
        <SourceLink name={source.name} slug={source.slug} />
        <Moment at={publishedAt} />
        {isCopy && <span className={styles.copy}>{t`Copy`}</span>}
      </p>
    </div>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{timeLabel(at)}</time>;
