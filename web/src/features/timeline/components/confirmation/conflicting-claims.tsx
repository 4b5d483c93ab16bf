import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { type Claims, claimHeading as englishHeading } from '#contract/timeline';
import { claimedValues, claimHeading } from '#words/timeline';
import { timeLabel } from '../../../../lib/dates';
import { said } from '../../../../lib/language/said';
import { pages } from '../../../../lib/urls';
import styles from './conflicting-claims.module.css';

/** Conflicting numbers side by side, each with who reported it and when. The most recent comes last. */
export function ConflictingClaims({ claims }: { claims: Claims }) {
  return (
    <section
      className={styles.conflict}
      aria-label={t`Numbers differ: ${{ counted: claimHeading(claims.kind) }}`}
    >
      <h4 className={styles.heading}>
        {t`Numbers differ: ${{ counted: said(englishHeading(claims.kind).toLowerCase()) }}`}
      </h4>
      <dl className={styles.values}>
        {claimedValues(claims).map(({ label, claims: told }) => (
          <div key={label}>
            <dt className={styles.number}>{label}</dt>
            {told.map((claim) => (
              <dd key={claim.article.id} className={styles.claim}>
                <Link to={pages.article(claim.article.slug)}>{claim.source}</Link>
                <time dateTime={claim.at} className="meta">
                  {timeLabel(claim.at)}
                </time>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
