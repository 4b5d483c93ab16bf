import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { StoryQuestion } from '#contract/reading';
import { useToast } from '../../../../components/feedback/toast';
import { TryAgain } from '../../../../components/feedback/try-again';
import { serverMessage } from '../../../../lib/http';
import { focusWhenShown } from '../../../../lib/page/focus-when-shown';
import { useOneAtATime } from '../../../../lib/page/one-at-a-time';
import { askQuestion, removeQuestion, useQuestions } from '../../api/questions';
import styles from './ask-to-be-told.module.css';
import { QuestionForm } from './question-form';
import { QuestionItem } from './question-item';

/** For followers of a story: what they want to be told, and what became of it. A question that was just removed can come back. */
export function AskToBeTold({ topicId }: { topicId: number }) {
  const { data, error, mutate } = useQuestions(topicId);
  const [gone, setGone] = useState<StoryQuestion | null>(null);
  const toast = useToast();
  const { isPending, run } = useOneAtATime();
  const attempt = (change: () => Promise<unknown>, then: StoryQuestion | null) =>
    run(async () => {
      try {
        await change();
        setGone(then);
      } catch (failure) {
        toast({
          text: serverMessage(failure) ?? t`The change could not be saved. Try again later.`,
          failed: true,
        });
      }
    });
  return (
    <section aria-labelledby="questions-title" className={styles.section}>
      <h2 id="questions-title" className={styles.title}>
        <Trans>Ask to be told</Trans>
      </h2>
      {data === undefined && error !== undefined && (
        <p role="alert" className="meta">
          <Trans>Your questions could not be loaded.</Trans>{' '}
          <TryAgain className="button button-text" onRetry={mutate} />
        </p>
      )}
      {data !== undefined && data.questions.length > 0 && (
        <ul aria-label={t`Your questions`} className={styles.list}>
          {data.questions.map((question) => (
            <li key={question.id} className={styles.item}>
              <QuestionItem
                question={question}
                isPending={isPending}
                onRemove={() => void attempt(() => removeQuestion(topicId, question.id), question)}
              />
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {gone !== null && (
          <p className={`meta ${styles.gone}`}>
            <Trans>Question removed.</Trans>
            <button
              type="button"
              className="button button-text"
              ref={focusWhenShown}
              key={gone.id}
              aria-disabled={isPending}
              onClick={() => void attempt(() => askQuestion(topicId, gone.text), null)}
            >
              <Trans>Undo</Trans>
            </button>
          </p>
        )}
      </div>
      {data !== undefined && (
        <QuestionForm topicId={topicId} open={data.open} most={data.most} onAsked={() => setGone(null)} />
      )}
    </section>
  );
}
