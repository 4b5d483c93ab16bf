import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { StoryQuestion } from '#contract/reading';
import { longDayLabel } from '../../../../lib/dates';
import { said } from '../../../../lib/language/said';
import { useNewsClock } from '../../../../lib/news-clock';
import { useNewsLanguage } from '../../../../lib/page/news-language';
import { pages } from '../../../../lib/urls';
import styles from './ask-to-be-told.module.css';

interface QuestionItemProps {
  question: StoryQuestion;
  /** A change of the questions is being saved. */
  isPending: boolean;
  onRemove: () => void;
}

/** A question with its state: open since a day, or settled by the sentence of a report. */
export function QuestionItem({ question, isPending, onRemove }: QuestionItemProps) {
  const { now } = useNewsClock();
  const language = useNewsLanguage();
  const { text, askedAt, settled } = question;
  const answer = settled && said(settled.words);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.text}>{text}</p>
        <button
          type="button"
          className={`button button-text ${styles.remove}`}
          aria-disabled={isPending}
          onClick={onRemove}
        >
          <Trans>
            Remove<span className="visually-hidden"> “{text}”</span>
          </Trans>
        </button>
      </div>
      {settled === null ? (
        <p className="meta">
          <Trans>Open since {{ day: longDayLabel(askedAt, now) }}</Trans>
        </p>
      ) : (
        <>
          <p className="meta">
            <Trans>
              Settled on {{ day: longDayLabel(`${settled.day}T12:00:00Z`, now) }}: <strong>{answer}</strong>
            </Trans>
          </p>
          <blockquote className={styles.cited}>
            “<span lang={language}>{settled.sentence}</span>”{' '}
            {settled.cited !== null && (
              <Link to={pages.article(settled.cited.slug)}>{settled.cited.source}</Link>
            )}
          </blockquote>
        </>
      )}
    </>
  );
}
