import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Claims } from '#contract/timeline';
import { i18n } from '#language';
import { claimedValues, claimHeading } from '#words/timeline';
import { timeLabel } from '../../../../lib/dates';
import { pages } from '../../../../lib/urls';
import styles from './conflicting-claims.module.css';

/** English writes a heading in lower case here. Translations stay as they are. */
const inSentence = (heading: string) => (i18n.locale === 'en' ? heading.toLowerCase() : heading);

/** Conflicting numbers side by side, each with who reported it and when. The most recent comes last. */
export function ConflictingClaims({ claims }: { claims: Claims }) {
  return (
    <section
      className={styles.conflict}
      aria-label={t`Numbers differ: ${{ counted: claimHeading(claims.kind) }}`}
    >
      <h4 className={styles.heading}>
        {t`Numbers differ: ${{ counted: inSentence(claimHeading(claims.kind)) }}`}
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
