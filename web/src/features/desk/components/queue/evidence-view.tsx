import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { ReviewEvidence } from '#contract/desk';
import { REPORT_TYPE_LABELS } from '#words/community';
import { REVIEW_RULE_LABELS } from '#words/desk';
import { seriesLabel } from '../../../../lib/language/numbers';
import { said } from '../../../../lib/language/said';
import { EvidenceSide } from './evidence-side';
import styles from './queue.module.css';

/** What an entry rests on: why it is asked, and both sides beside each other. */
export function EvidenceView({ evidence }: { evidence: ReviewEvidence }) {
  const { entry, why, sides, report, milestoneId } = evidence;
  const shared = seriesLabel(evidence.shared);
  return (
    <>
      <h2 className={styles.name} lang={entry.language ?? undefined}>
        {entry.title}
      </h2>
      <p className="meta">{REVIEW_RULE_LABELS[entry.rule]}</p>
      <p>{said(why)}</p>
      {shared !== '' && (
        <p>
          <Trans>
            Both mention <strong>{shared}</strong>.
          </Trans>
        </p>
      )}
      {report !== null && (
        <blockquote className={styles.report}>
          <p className="meta">
            {REPORT_TYPE_LABELS[report.type]} · {report.reporter} · {report.trackingId}
          </p>
          <p className={styles.words}>{report.text}</p>
          {report.links.map((link) => (
            <p key={link}>
              <a href={link} rel="noopener noreferrer nofollow" target="_blank">
                {link}
              </a>
            </p>
          ))}
          {report.target?.kind === 'source' && (
            <p>
              <Link to={`/sources/${report.target.slug}`}>{report.subjectName}</Link>
            </p>
          )}
        </blockquote>
      )}
      <div className={styles.sides}>
        {sides.map((side) => (
          <EvidenceSide key={side.heading} side={side} milestoneId={milestoneId} />
        ))}
      </div>
    </>
  );
}
