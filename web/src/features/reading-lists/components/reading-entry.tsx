import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReadingListEntry } from '#contract/reading';
import { IconButton } from '../../../components/icon-button';
import { SourceLink } from '../../../components/outlet/source-link';
import { RelativeTime } from '../../../components/relative-time';
import { RowFacts, RowHeadline } from '../../../components/row-headline';
import { cardAttributes } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';
import styles from './reading-entry.module.css';

interface ReadingEntryProps {
  entry: ReadingListEntry;
  /** What happened at that time. */
  verb: 'saved' | 'opened';
  onRemove: () => void;
}

export function ReadingEntry({ entry: { article, at }, verb, onRemove }: ReadingEntryProps) {
  const headline = `entry-${article.id}`;
  return (
    <>
      <article
        // Without the article's id: what `s` removes would stay in the list of saved articles.
        {...cardAttributes({ topicId: article.topicId })}
        aria-labelledby={headline}
        className={styles.words}
      >
        <RowHeadline id={headline} level="h2" to={pages.article(article.slug)} language={article.language}>
          {article.title}
        </RowHeadline>
        <RowFacts>
          <SourceLink name={article.sourceName} slug={article.source.slug} />
          <RelativeTime at={article.publishedAt} />
          <span>
            {verb === 'saved' ? (
              <Trans>
                saved <RelativeTime at={at} />
              </Trans>
            ) : (
              <Trans>
                opened <RelativeTime at={at} />
              </Trans>
            )}
          </span>
        </RowFacts>
      </article>
      <IconButton icon="close" label={t`Remove`} describedBy={headline} onPress={onRemove} />
    </>
  );
}
