import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { SourceBrief } from '#contract/sources';
import { type StoryMilestone } from '#contract/stories';
import { type TrackerTier, trackerTier, UNRATED_DEFAULTS } from '#contract/trust';
import { i18n } from '#language';
import { shownTrust } from '#words/trust';
import { Icon } from '../../../components/feedback/icon';
import { SourceLink } from '../../../components/outlet/source-link';
import { TrustBadge } from '../../../components/outlet/trust-badge';
import { useNewsLanguage } from '../../../lib/page/news-language';
import { useWholeList } from '../../../lib/page/whole-list';
import styles from './story-sources.module.css';

const FIRST_SHOWN = 4;

/** The articles of a development: source, trust, tier, and a link to the source. */
export function StorySources({ articles }: { articles: StoryMilestone['articles'] }) {
  const language = useNewsLanguage();
  const { list, isWhole, showAll } = useWholeList<HTMLUListElement>(FIRST_SHOWN);
  const shown = isWhole ? articles : articles.slice(0, FIRST_SHOWN);
  return (
    <>
      <ul ref={list} aria-label={t`Sources`} className={styles.sources}>
        {shown.map(({ id, title, sourceUrl, source }) => (
          <li key={id} className={styles.source}>
            <p className={`meta ${styles.meta}`}>
              <TrustBadge
                sourceName={source.name}
                credibilityScore={source.credibilityScore}
                trustRange={source.trustRange}
                unratedDefault={UNRATED_DEFAULTS.tracker}
                words={tierWords}
              />
              <SourceLink name={source.name} slug={source.slug} />
              <span>{tierOf(source)}</span>
            </p>
            <a href={sourceUrl} target="_blank" rel="noreferrer" className={styles.link}>
              <span lang={language}>{title}</span> <Icon name="external" size={13} />
              <span className="visually-hidden">{t`(opens in a new tab)`}</span>
            </a>
          </li>
        ))}
      </ul>
      {shown.length < articles.length && (
        <button type="button" className="button button-text" onClick={showAll}>
          {plural(
            { count: articles.length - shown.length },
            { one: 'Show # more source', other: 'Show # more sources' },
          )}
        </button>
      )}
    </>
  );
}

const TIERS: Record<TrackerTier, MessageDescriptor> = {
  high: msg`high trust`,
  'above average': msg`above average trust`,
  'below average': msg`below average trust`,
  low: msg`low trust`,
};

const tierWords = (score: number) => i18n._(TIERS[trackerTier(score)]);

/** The tier in words. A default score or a first estimate is never called low or high. */
function tierOf({ credibilityScore, trustRange }: SourceBrief): string {
  const { score, rated, estimate } = shownTrust(credibilityScore, UNRATED_DEFAULTS.tracker, trustRange);
  if (estimate !== null) return t`first estimate`;
  return rated ? tierWords(score) : t`not enough data`;
}
