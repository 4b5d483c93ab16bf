import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { NewStoryQuestion, QUESTION_MAX_CHARS } from '#contract/reading';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { useForm } from '../../../../lib/form';
import { askQuestion } from '../../api/questions';
import styles from './ask-to-be-told.module.css';

interface QuestionFormProps {
  topicId: number;
  /** The reader's open questions about all stories, and the most of them. */
  open: number;
  most: number;
  onAsked: () => void;
}

/** Asks a question about the story, unless the reader has as many open ones as allowed. */
export function QuestionForm({ topicId, open, most, onAsked }: QuestionFormProps) {
  const state = useForm({
    schema: NewStoryQuestion,
    send: async ({ text }, form) => {
      await askQuestion(topicId, text);
      form.reset();
      onAsked();
    },
    failure: t`Your question could not be saved. Please try again.`,
  });
  if (open >= most)
    return (
      <p className="meta">
        <Plural
          value={open}
          one="You have # open question, the most that you can have. Remove one to ask another."
          other="You have # open questions, the most that you can have. Remove one to ask another."
        />
      </p>
    );
  return (
    <details className={styles.ask}>
      <summary className={styles.summary}>
        <Trans>Ask a question</Trans>
      </summary>
      <p className="meta">
        <Trans>
          Ask whether or when one thing happens: “Is the ferry found?”, “When does the inquiry report?”. A
          notification tells you once, with the sentence that says so. You can have {most} open questions.
        </Trans>
      </p>
      <div className={styles.form}>
        <Form state={state} action={t`Ask`} pending={t`Asking...`}>
          <Field
            label={t`Your question`}
            name="text"
            maxLength={QUESTION_MAX_CHARS}
            autoComplete="off"
            error={state.errors.text}
          />
        </Form>
      </div>
    </details>
  );
}
