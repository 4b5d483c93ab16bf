import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { type Milestone, type Quote } from '#contract/timeline';
import { OutletImage } from '../../../../components/outlet/outlet-image';
import { SourceLink } from '../../../../components/outlet/source-link';
import { useNewsLanguage } from '../../../../lib/page/news-language';
import { pages } from '../../../../lib/urls';
import { ConflictingClaims } from '../confirmation/conflicting-claims';
import styles from './milestone-details.module.css';

/** What an expanded milestone shows: the description, the picture, quotes, conflicting numbers. */
export function MilestoneDetails({ milestone }: { milestone: Milestone }) {
  const language = useNewsLanguage();
  const { description, title, quotes, imageUrl, conflicts } = milestone;
  return (
    <div className={styles.details}>
      {description !== '' && description !== title && (
        <p className={styles.description} lang={language}>
          {description}
        </p>
      )}
      {imageUrl !== null && (
        <OutletImage
          url={imageUrl}
          shape="wide"
          sizes="(max-width: 439px) 100vw, 400px"
          className={styles.image}
        />
      )}
      {quotes.map((quote) => (
        <MilestoneQuote key={`${quote.source.id} ${quote.text}`} quote={quote} />
      ))}
      {conflicts.map((claims) => (
        <ConflictingClaims key={`${claims.kind} ${claims.unit}`} claims={claims} />
      ))}
      {canCompare(milestone) && (
        <Link to={pages.headlines(String(milestone.topicId), milestone.id)} className={styles.compare}>
          {t`Compare headlines`}
        </Link>
      )}
    </div>
  );
}

/** The built-in samples have no headlines. */
export const canCompare = ({ outletCount, topicId }: Milestone) => outletCount > 1 && topicId > 0;

function MilestoneQuote({ quote: { text, speaker, source } }: { quote: Quote }) {
  const language = useNewsLanguage();
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words} lang={language}>
        {text}
      </blockquote>
      <figcaption className={`meta ${styles.speaker}`}>
        {speaker === null ? (
          <SourceLink name={source.name} slug={String(source.id)} />
        ) : (
          <Trans>
            {speaker}, in <SourceLink name={source.name} slug={String(source.id)} />
          </Trans>
        )}
      </figcaption>
    </figure>
  );
}
