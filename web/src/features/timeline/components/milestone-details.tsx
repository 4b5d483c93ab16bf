import { Link } from 'react-router-dom';
import { MILESTONE_SOURCES_SHOWN } from '#contract/site';
import { type Milestone, type Quote } from '#contract/timeline';
import { newsFeedBand, UNRATED_DEFAULTS } from '#contract/trust';
import { OutletImage } from '../../../components/outlet/outlet-image';
import { SourceLink } from '../../../components/outlet/source-link';
import { TrustBadge } from '../../../components/outlet/trust-badge';
import { pages } from '../../../lib/urls';
import { ConflictingClaims } from './confirmation/conflicting-claims';
import styles from './milestone-details.module.css';

interface MilestoneDetailsProps {
  milestone: Milestone;
  isOpen: boolean;
}

/** The first three sources. Expanded: the description, all sources, quotes, conflicting numbers and the picture. */
export function MilestoneDetails({ milestone, isOpen }: MilestoneDetailsProps) {
  const { sources, description, title, quotes, imageUrl, conflicts } = milestone;
  const shown = isOpen ? sources : sources.slice(0, MILESTONE_SOURCES_SHOWN);
  const hidden = sources.length - shown.length;
  return (
    <div className={styles.details}>
      {isOpen && description !== '' && description !== title && (
        <p className={styles.description}>{description}</p>
      )}
      {isOpen && imageUrl !== null && <OutletImage url={imageUrl} shape="wide" className={styles.image} />}
      {isOpen &&
        quotes.map((quote) => <MilestoneQuote key={`${quote.source.id} ${quote.text}`} quote={quote} />)}
      {isOpen &&
        conflicts.map((claims) => (
          <ConflictingClaims key={`${claims.kind} ${claims.unit}`} claims={claims} />
        ))}
      {sources.length > 0 && (
        <ul aria-label="Sources" className={styles.sources}>
          {shown.map((source) => (
            <li key={source.id} className={styles.source}>
              <TrustBadge
                sourceName={source.name}
                credibilityScore={source.credibilityScore}
                trustRange={source.trustRange}
                unratedDefault={UNRATED_DEFAULTS.newsFeed}
                words={newsFeedBand}
              />
              <SourceLink name={source.name} slug={source.slug} />
            </li>
          ))}
          {hidden > 0 && <li className={styles.source}>+{hidden} more</li>}
        </ul>
      )}
      {isOpen && canCompare(milestone) && (
        <Link to={pages.headlines(String(milestone.topicId), milestone.id)} className={styles.compare}>
          Compare headlines
        </Link>
      )}
    </div>
  );
}

/** The built-in samples have no headlines. */
export const canCompare = ({ outletCount, topicId }: Milestone) => outletCount > 1 && topicId > 0;

function MilestoneQuote({ quote }: { quote: Quote }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>{quote.text}</blockquote>
      <figcaption className={`meta ${styles.speaker}`}>
        {quote.speaker !== null && <span>{quote.speaker}, in </span>}
        <SourceLink name={quote.source.name} slug={String(quote.source.id)} />
      </figcaption>
    </figure>
  );
}
