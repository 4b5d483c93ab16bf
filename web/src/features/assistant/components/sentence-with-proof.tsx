import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnsweredSentence, Citation } from '#contract/assistant';
import { ASSISTANT_MESSAGES } from '#words/assistant';
import { RelativeTime } from '../../../components/relative-time';
import { pages } from '../../../lib/urls';
import styles from './messages.module.css';

/** A sentence of an answer with links to its articles. 'Proof' shows the words that are stored. */
export function SentenceWithProof({ sentence }: { sentence: AnsweredSentence }) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const { text, kind, citations } = sentence;
  if (citations.length === 0) return <p className={kind === 'words' ? styles.words : styles.quote}>{text}</p>;
  return (
    <div>
      <p className={styles.quote}>{text}</p>
      <p className={styles.sources}>
        {citations.map((citation) => (
          <span key={`${citation.articleId} ${citation.start}`}>
            <Link to={pages.article(citation.slug)}>{citation.source}</Link>,{' '}
            <RelativeTime at={citation.publishedAt} />
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

const FIELDS: Record<Citation['field'], string> = {
  title: 'the headline',
  excerpt: 'the summary',
  content: 'the text',
};

function Proof({ citation }: { citation: Citation }) {
  const { quote, title, field, start, end, hash } = citation;
  return (
    <figure>
      <blockquote>{quote}</blockquote>
      <figcaption className="meta">
        <Trans>
          Characters {start}–{end} of {FIELDS[field]} of “{title}”, as stored. SHA-256 of the whole:{' '}
          <code>{hash}</code>
        </Trans>
      </figcaption>
    </figure>
  );
}
