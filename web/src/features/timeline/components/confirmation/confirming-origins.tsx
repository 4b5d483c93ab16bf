import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ConfirmingOrigin, type MilestoneConfirmation } from '#contract/timeline';
import { newsFeedBand, UNRATED_DEFAULTS } from '#contract/trust';
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
      <p>{reason}</p>
      <p className={`meta ${styles.dates}`}>
        {multipleAt !== null && <span>Second origin: {moment(multipleAt)}</span>}
        {verifiedAt !== null && <span>Third origin: {moment(verifiedAt)}</span>}
        {retractedAt !== null && <span>Retracted: {moment(retractedAt)}</span>}
        <span>
          {dateFrom === 'text' ? 'The articles state the date.' : 'The date is that of the first report.'}
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
        {counted(reportCount, 'article', 'articles')} in {counted(outletCount, 'outlet', 'outlets')}
      </p>
      {first !== undefined && <Report report={first} />}
      {copies.length > 0 && (
        <details>
          <summary className={styles.summary}>
            {counted(reportCount - 1, 'more article', 'more articles')} based on it
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
              The {reports.length} earliest of {reportCount} are listed.
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
        {moment(publishedAt)}
        {isCopy && <span className={styles.copy}>Copy</span>}
      </p>
    </div>
  );
}

const moment = (at: string) => <time dateTime={at}>{timeLabel(at)}</time>;
const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
