import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { SourceEntry } from '#contract/sources';
import { UNRATED_DEFAULTS } from '#contract/trust';
import { MESSAGES } from '#words/site';
import { descriptionWords } from '#words/sources';
import { newsFeedBand } from '#words/trust';
import { Callout } from '../../../../components/feedback/callout';
import { Icon } from '../../../../components/feedback/icon';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Spinner } from '../../../../components/feedback/spinner';
import { SourceLink } from '../../../../components/outlet/source-link';
import { TrustBadge } from '../../../../components/outlet/trust-badge';
import { followersLabel } from '../../../../lib/followers';
import { pages } from '../../../../lib/urls';
import { useReader } from '../../../account/api/use-reader';
import { useFollowedSources } from '../../api/use-followed-sources';
import { usePopularSources } from '../../api/use-popular-sources';
import { FavoriteFollow } from './favorite-follow';
import styles from './favorite-sources.module.css';

/** Sources ranked by how many readers follow their content. */
export function FavoriteSources() {
  const { data: sources, error, mutate } = usePopularSources();
  const { reader } = useReader();
  const { data: followed } = useFollowedSources(reader !== null);
  if (sources === undefined && error === undefined) return <Spinner label={t`Loading the sources`} />;
  if (sources === undefined) {
    return <LoadFailed title={t`The sources could not be loaded.`} onRetry={mutate} />;
  }
  if (sources.length === 0) {
    return (
      <Callout title={MESSAGES.sourcesEmpty}>
        <Link to={pages.discover()} className="button button-primary">
          <Trans>Discover Articles to Follow</Trans>
        </Link>
      </Callout>
    );
  }
  return (
    <ol className={styles.list}>
      {sources.map((source, place) => (
        <li key={source.id} className={styles.item}>
          <FavoriteSource
            source={source}
            place={place + 1}
            isFollowing={reader !== null && (followed ?? []).some(({ id }) => id === source.id)}
          />
        </li>
      ))}
    </ol>
  );
}

interface FavoriteSourceProps {
  source: SourceEntry;
  place: number;
  isFollowing: boolean;
}

function FavoriteSource({ source, place, isFollowing }: FavoriteSourceProps) {
  const title = `favorite-${source.id}`;
  return (
    <article aria-labelledby={title} className={styles.card}>
      <p className={styles.place}>#{place}</p>
      <div className={styles.words}>
        <h2 id={title} className={styles.name}>
          <SourceLink name={source.name} slug={source.slug} />
        </h2>
        <p className={`meta ${styles.meta}`}>
          <TrustBadge
            sourceName={source.name}
            credibilityScore={source.credibilityScore}
            trustRange={source.trustRange}
            unratedDefault={UNRATED_DEFAULTS.newsFeed}
            words={newsFeedBand}
          />
          <span>{followersLabel(source.followerCount)}</span>
        </p>
        <p dir="auto" className={styles.description}>
          {descriptionWords(source) || MESSAGES.sourceNoDescription}
        </p>
      </div>
      <div className={styles.actions}>
        <FavoriteFollow source={source} isFollowing={isFollowing} describedBy={title} />
        <a href={source.url} target="_blank" rel="noreferrer" className="button" aria-describedby={title}>
          <Trans>Visit Source</Trans> <Icon name="external" size={14} />
          <span className="visually-hidden">
            <Trans>(opens in a new tab)</Trans>
          </span>
        </a>
      </div>
    </article>
  );
}
