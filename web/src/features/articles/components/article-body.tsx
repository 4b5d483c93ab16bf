import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { type ArticleDetail, isCut, withEllipsis } from '#contract/reading';
import { Icon } from '../../../components/feedback/icon';
import styles from './article-body.module.css';

/** The article's content from its feed, else its excerpt, else a note. The source is always linked. */
export function ArticleBody({ article }: { article: ArticleDetail }) {
  return (
    <>
      <div className={styles.body} onErrorCapture={markMissing}>
        <Text article={article} />
      </div>
      <p className={styles.source}>
        <a
          href={article.sourceUrl}
          target="_blank"
          rel="noreferrer"
          className={`button button-primary ${styles.full}`}
        >
          {t`Read the full article at ${{ source: article.sourceName }}`}
          <Icon name="external" size={14} />
          <span className="visually-hidden">{t`(opens in a new tab)`}</span>
        </a>
      </p>
    </>
  );
}

function Text({
  article: { content, excerpt, language, sourceUrl, sourceName },
}: {
  article: ArticleDetail;
}) {
  if (content !== null && content !== '') {
    return (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises content before it is stored */}
        <div lang={language} dangerouslySetInnerHTML={{ __html: content }} />
        {isCut(content.replace(/<[^>]*>/g, ' ')) && (
          <p className="meta">
            <Trans>
              … The text in the feed ends here. Continue at <Source url={sourceUrl} name={sourceName} />.
            </Trans>
          </p>
        )}
      </>
    );
  }
  if (excerpt === '') return <p>{t`This source's feed contains no text for this article.`}</p>;
  return (
    <>
      <p className={styles.excerpt} lang={language}>
        {withEllipsis(excerpt)}
      </p>
      <p className="meta">
        <Trans>
          This is all the text in the feed of <Source url={sourceUrl} name={sourceName} />.
        </Trans>
      </p>
    </>
  );
}

function Source({ url, name }: { url: string; name: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {name}
      <span className="visually-hidden"> {t`(opens in a new tab)`}</span>
    </a>
  );
}

/** A picture that fails to load keeps its box. */
function markMissing({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) target.classList.add('missing');
}
