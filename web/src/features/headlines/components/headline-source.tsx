import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Headline } from '#contract/stories';
import { UNRATED_DEFAULTS } from '#contract/trust';
import { newsFeedBand } from '#words/trust';
import { BiasMark } from '../../../components/outlet/bias-mark';
import { SourceLink } from '../../../components/outlet/source-link';
import { TrustBadge } from '../../../components/outlet/trust-badge';
import { RelativeTime } from '../../../components/relative-time';
import { useNewsLanguage } from '../../../lib/page/news-language';
import { pages } from '../../../lib/urls';
import styles from './compare-headlines.module.css';

/** A source that used this wording: when, its trust and bias, and its earlier headlines. */
export function HeadlineSource({ headline }: { headline: Headline }) {
  const language = useNewsLanguage();
  const { source, earlier } = headline;
  return (
    <li className={styles.source}>
      <div className={`meta ${styles.meta}`}>
        <TrustBadge
          sourceName={source.name}
          credibilityScore={source.credibilityScore}
          trustRange={source.trustRange}
          unratedDefault={UNRATED_DEFAULTS.newsFeed}
          words={newsFeedBand}
        />
        <SourceLink name={source.name} slug={source.slug} />
        <BiasMark bias={source.bias} />
        <RelativeTime at={headline.publishedAt} />
        <Link
          to={pages.article(headline.slug)}
          aria-label={t`Read ${{ source: source.name }}: ${{ headline: headline.title }}`}
        >
          {t`Read`}
        </Link>
      </div>
      {earlier.length > 0 && (
        <ul aria-label={t`Earlier headlines of ${{ source: source.name }}`} className={styles.earlier}>
          {earlier.map(({ title, replacedAt }) => (
            <li key={replacedAt} className={styles.before}>
              <span>
                <Trans>
                  Before: “<span lang={language}>{title}</span>”
                </Trans>
              </span>{' '}
              <span className="meta">
                <Trans>
                  changed <RelativeTime at={replacedAt} />
                </Trans>
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
