import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Claims } from '#contract/timeline';
import { claimedValues, claimHeading } from '#words/timeline';
import { timeLabel } from '../../../../lib/dates';
import { pages } from '../../../../lib/urls';
import styles from './conflicting-claims.module.css';

/** Conflicting numbers side by side, each with who reported it and when. The most recent comes last. */
export function ConflictingClaims({ claims }: { claims: Claims }) {
  return (
    <section className={styles.conflict} aria-label={t`Numbers differ: ${claimHeading(claims.kind)}`}>
      <h4 className={styles.heading}>
        <Trans>Numbers differ: {claimHeading(claims.kind).toLowerCase()}</Trans>
      </h4>
      <dl className={styles.values}>
        {claimedValues(claims).map(({ label, claims: said }) => (
          <div key={label}>
            <dt className={styles.number}>{label}</dt>
            {said.map((claim) => (
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
