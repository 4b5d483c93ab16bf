import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnsweredSentence, Citation } from '#contract/assistant';
import { ASSISTANT_MESSAGES } from '#words/assistant';
import { RelativeTime } from '../../../components/relative-time';
import { rangeLabel } from '../../../lib/language/numbers';
import { said } from '../../../lib/language/said';
import { useNewsLanguage } from '../../../lib/page/news-language';
import { pages } from '../../../lib/urls';
import styles from './messages.module.css';

/** A sentence of an answer with links to its articles. 'Proof' shows the words that are stored. */
export function SentenceWithProof({ sentence }: { sentence: AnsweredSentence }) {
  const language = useNewsLanguage();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const { text, kind, citations } = sentence;
  const isWords = kind === 'words';
  if (citations.length === 0)
    return (
      <p className={isWords ? styles.words : styles.quote} lang={isWords ? undefined : language}>
        {isWords ? said(text) : text}
      </p>
    );
  return (
    <div>
      <p className={styles.quote} lang={language}>
        {text}
      </p>
      <p className={styles.sources}>
        {citations.map(({ articleId, start, slug, source, publishedAt }) => (
          <span key={`${articleId} ${start}`}>
            <Trans>
              <Link to={pages.article(slug)}>{source}</Link>, <RelativeTime at={publishedAt} />
            </Trans>
          </span>
        ))}
        <button
          type="button"
          className={styles.proofButton}
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setIsShown(!isShown)}
        >
          {ASSISTANT_MESSAGES.proof}
        </button>
      </p>
      {isShown && (
        <div id={id} className={styles.proof}>
          {citations.map((citation) => (
            <Proof key={`${citation.articleId} ${citation.start}`} citation={citation} />
          ))}
        </div>
      )}
    </div>
  );
}

function Proof({ citation }: { citation: Citation }) {
  const { quote, hash } = citation;
  const language = useNewsLanguage();
  return (
    <figure>
      <blockquote lang={language}>{quote}</blockquote>
      <figcaption className="meta">
        {placeOf(citation)}{' '}
        <Trans>
          SHA-256 of the whole: <code>{hash}</code>
        </Trans>
      </figcaption>
    </figure>
  );
}

/** Where the words of a proof stand. */
function placeOf({ field, title, start, end }: Citation): string {
  const range = rangeLabel(String(start), String(end));
  switch (field) {
    case 'title':
      return t`Characters ${range} of the headline of “${title}”, as stored.`;
    case 'excerpt':
      return t`Characters ${range} of the summary of “${title}”, as stored.`;
    case 'content':
      return t`Characters ${range} of the text of “${title}”, as stored.`;
  }
}
