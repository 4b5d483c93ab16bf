import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { TopicSource } from '#contract/stories';
import { UNRATED_DEFAULTS } from '#contract/trust';
import { momentLabel } from '#words/news-clock';
import { newsFeedBand } from '#words/trust';
import { BiasMark } from '../../../components/outlet/bias-mark';
import { SourceLink } from '../../../components/outlet/source-link';
import { TrustBadge } from '../../../components/outlet/trust-badge';
import { RelativeTime } from '../../../components/relative-time';
import { dayLabel } from '../../../lib/dates';
import { seriesLabel } from '../../../lib/language/numbers';
import { useNewsClock } from '../../../lib/news-clock';
import { useNewsLanguage } from '../../../lib/page/news-language';
import { pages } from '../../../lib/urls';
import styles from './topic-source-item.module.css';

/** One source: trust, bias and owner; where its articles come from; its first report and its newest articles. */
export function TopicSourceItem({ source }: { source: TopicSource }) {
  const title = `topic-source-${source.id}`;
  return (
    <article aria-labelledby={title} className={styles.source}>
      <div>
        <div className={styles.head}>
          <h2 id={title} className={styles.name}>
            <SourceLink name={source.name} slug={source.slug} />
          </h2>
          <TrustBadge
            sourceName={source.name}
            credibilityScore={source.credibilityScore}
            trustRange={source.trustRange}
            unratedDefault={UNRATED_DEFAULTS.newsFeed}
            words={newsFeedBand}
          />
        </div>
        <p className={`meta ${styles.facts}`}>
          <BiasMark bias={source.bias} />
          {source.owner !== null && <span>{source.owner}</span>}
          <span>{plural({ count: source.articleCount }, { one: '# article', other: '# articles' })}</span>
        </p>
        <p className={`meta ${styles.origin}`}>{t`Origin: ${{ origins: originWords(source) }}`}</p>
      </div>
      <Reports source={source} />
    </article>
  );
}

function Reports({ source: { firstReport, latest } }: { source: TopicSource }) {
  const { now } = useNewsClock();
  const language = useNewsLanguage();
  const day = dayLabel(firstReport.publishedAt, now);
  const newer = latest.filter(({ id }) => id !== firstReport.id);
  return (
    <div>
      <p className={styles.label}>
        <Trans>
          First report{' '}
          <time dateTime={firstReport.publishedAt} title={momentLabel(firstReport.publishedAt)}>
            {day}
          </time>
        </Trans>
      </p>
      <h3 className={styles.headline} lang={language}>
        <Link to={pages.article(firstReport.slug)} className={styles.link}>
          {firstReport.title}
        </Link>
      </h3>
      {newer.length > 0 && (
        <ul className={styles.newest} aria-label={t`Newest articles`}>
          {newer.map((article) => (
            <li key={article.id}>
              <Link to={pages.article(article.slug)} className={styles.link} lang={language}>
                {article.title}
              </Link>
              <RelativeTime at={article.publishedAt} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** 'own reporting (5), Tidewire (2)'; without the count if there is only one origin. */
function originWords({ name, owner, origins }: TopicSource): string {
  const words = (label: string) => {
    if (label.toLowerCase() === name.toLowerCase()) return t`own reporting`;
    return label.toLowerCase() === owner?.toLowerCase() ? t`own reporting by ${owner}` : label;
  };
  const [only, other] = origins;
  if (only !== undefined && other === undefined) return words(only.label);
  return seriesLabel(origins.map(({ label, articles }) => `${words(label)} (${articles})`));
}
