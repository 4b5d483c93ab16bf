import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type SearchResult } from '#contract/search';
import { EXCERPT_READ_MORE_CHARS } from '#contract/site';
import { UNRATED_DEFAULTS } from '#contract/trust';
import { newsFeedBand } from '#words/trust';
import { Icon } from '../../../components/feedback/icon';
import { SourceLink } from '../../../components/outlet/source-link';
import { TrustBadge } from '../../../components/outlet/trust-badge';
import { RelativeTime } from '../../../components/relative-time';
import { numberLabel } from '../../../lib/language/numbers';
import { cardAttributes } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';
import { MarkedText } from './marked-text';
import styles from './search-result-card.module.css';

/** One result: its position, where and when it was published, its text, and a link to its source. */
export function SearchResultCard({ article, place }: { article: SearchResult; place: number }) {
  const headline = `result-${article.id}`;
  return (
    <article
      {...cardAttributes({ articleId: article.id, topicId: article.topicId })}
      aria-labelledby={headline}
      className={styles.card}
    >
      <p className={`meta ${styles.meta}`}>
        <span className={styles.place}>
          <Trans>Source {{ place: numberLabel(place) }}</Trans>
        </span>
        <TrustBadge
          sourceName={article.sourceName}
          credibilityScore={article.source.credibilityScore}
          trustRange={article.source.trustRange}
          unratedDefault={UNRATED_DEFAULTS.newsFeed}
          words={newsFeedBand}
        />
        <SourceLink name={article.sourceName} slug={article.source.slug} />
        <RelativeTime at={article.publishedAt} />
      </p>
      <h2 id={headline} className={styles.headline} lang={article.language}>
        <Link to={pages.article(article.slug)} className={styles.link}>
          <MarkedText text={article.title} marks={article.marks.title} />
        </Link>
      </h2>
      {(article.excerpt !== '' || article.passage !== null) && (
        <Excerpt article={article} headline={headline} />
      )}
      <a
        href={article.sourceUrl}
        target="_blank"
        rel="noreferrer"
        className={`button button-text ${styles.full}`}
        aria-describedby={headline}
      >
        <Trans>Read Full Article</Trans>
        <Icon name="external" size={14} />
        <span className="visually-hidden">
          <Trans>(opens in a new tab)</Trans>
        </span>
      </a>
    </article>
  );
}

/** A long excerpt shows its beginning first, or the passage around the match if the beginning shows none. */
function Excerpt({ article, headline }: { article: SearchResult; headline: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { excerpt, language, marks, passage } = article;
  const isLong = excerpt.length > EXCERPT_READ_MORE_CHARS;
  const isCut = isLong && !isOpen;
  const until = isCut ? endOfWord(excerpt, EXCERPT_READ_MORE_CHARS) : excerpt.length;
  return (
    <p className={styles.excerpt}>
      <span lang={language}>
        {isCut && passage !== null ? (
          <MarkedText text={`${passage.text} `} marks={passage.marks} />
        ) : (
          <>
            <MarkedText text={excerpt} marks={marks.excerpt} until={until} />
            {until < excerpt.length && '… '}
          </>
        )}
        {!isLong && passage !== null && (
          <MarkedText text={` ${passage.text}`} marks={shifted(passage.marks)} />
        )}
      </span>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-describedby={headline}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t`Show less` : t`Read more`}
        </button>
      )}
    </p>
  );
}

/** Marks of a text that follows a space. */
const shifted = (marks: readonly [number, number][]) =>
  marks.map(([start, end]): [number, number] => [start + 1, end + 1]);

/** The end of the last whole word within `most`. A very long word is cut. */
function endOfWord(text: string, most: number): number {
  const space = Math.max(text.lastIndexOf(' ', most), text.lastIndexOf('\n', most));
  return space > most / 2 ? space : most;
}
